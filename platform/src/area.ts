import type { Area, Core } from './core.ts';

/** Declaration of an area: the areas it needs, and how to create it. */
export interface AreaDefinition<Needs extends Neighbours, Made extends Area> {
  needs: Needs;
  create(core: Core, neighbours: MadeOf<Needs>): Made;
}

/** Any declared area. */
export interface AnyArea {
  needs: Neighbours;
  create(core: Core, neighbours: never): Area;
}
type Neighbours = Readonly<Record<string, AnyArea>>;

/** Created areas by the names under which they are listed. */
export type MadeOf<Areas extends Neighbours> = { [Name in keyof Areas]: ReturnType<Areas[Name]['create']> };

/**
 * Declares an area of the platform.
 * Exported as `area` from its folder's `area.ts`, it is added by one line in areas.ts: routes, jobs, cleanup jobs,
 * listeners, sample data, start, and stop.
 * @param definition `needs` names the areas that it depends on; they are created and started before it, and stopped
 * after it
 */
export function defineArea<const Needs extends Neighbours = Record<never, never>, Made extends Area = Area>(
  definition: Omit<AreaDefinition<Needs, Made>, 'needs'> & { needs?: Needs },
): AreaDefinition<Needs, Made> {
  return { ...definition, needs: definition.needs ?? ({} as Needs) };
}

/**
 * Creates areas with their dependencies.
 * Reads and writes nothing yet.
 * @returns them by name, and in order of dependency
 */
export function makeAreas<Areas extends Neighbours>(
  areas: Areas,
  core: Core,
): { byName: MadeOf<Areas>; inOrder: Area[] } {
  const made = new Map<AnyArea, Area>();
  const make = (area: AnyArea): Area => {
    const known = made.get(area);
    if (known) return known;
    const created = area.create(core, madeOf(area.needs) as never);
    made.set(area, created);
    return created;
  };
  const madeOf = <Wanted extends Neighbours>(wanted: Wanted): MadeOf<Wanted> =>
    Object.fromEntries(Object.entries(wanted).map(([name, area]) => [name, make(area)])) as MadeOf<Wanted>;
  return { byName: madeOf(areas), inOrder: [...made.values()] };
}
