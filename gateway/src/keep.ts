/** Puts a value into a map that holds at most `most` of them, the oldest going for the newest. Gives the value. */
export function keep<K, V>(map: Map<K, V>, key: K, value: V, most: number): V {
  if (map.size >= most && !map.has(key)) map.delete(map.keys().next().value!);
  map.set(key, value);
  return value;
}
