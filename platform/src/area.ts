import type { Area, Core } from './core.ts';

/** An area as it is declared: what it needs of others, and how it is made of that. */
export interface AreaDefinition<Needs extends Neighbours, Made extends Area> {
  needs: Needs;
  create(core: Core, neighbours: MadeOf<Needs>): Made;
}

/** Any area as it is declared. */
export interface AnyArea {
  needs: Neighbours;
  create(core: Core, neighbours: never): Area;
}
type Neighbours = Readonly<Record<string, AnyArea>>;

/** What areas are by the names under which they are listed, once they are made. */
export type MadeOf<Areas extends Neighbours> = { [Name in keyof Areas]: ReturnType<Areas[Name]['create']> };

/**
 * An area of the platform. Exported as `area` from `area.ts` of its folder, it becomes part of the platform by one line in areas.ts: its routes,
 * its jobs and clean-ups, what it listens to, its part of the sample, its start and stop.
 * @param definition `needs` names the areas that it is made with; they are made and started before it, and stop after it
 */
export function defineArea<const Needs extends Neighbours = Record<never, never>, Made extends Area = Area>(
  definition: Omit<AreaDefinition<Needs, Made>, 'needs'> & { needs?: Needs },
): AreaDefinition<Needs, Made> {
  return { ...definition, needs: definition.needs ?? ({} as Needs) };
}

/**
 * Makes areas with what they need of each other. Nothing is read or written yet.
 * @returns them by name, and in an order in which each comes after all that it needs
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
