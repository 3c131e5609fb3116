import { readFileSync } from 'node:fs';
import type { ProductCode } from '@terrarium/domain/access';
import { z } from 'zod';
import type { Config } from '../config.ts';
import * as contract from './contract.ts';

/** A plan that a hub offers. */
export type Plan = z.output<typeof contract.plan>;

/** Reads the plans file (PAY-28). @throws Error that names what is wrong in it */
export function readCatalogue(file: URL | string): Plan[] {
  const result = contract.catalogue.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success)
    throw new Error(`The plans in ${String(file)} cannot be read:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Plans of a hub. */
export class Plans {
  /** Plans that the hub offers, in the order of their file. */
  readonly offered: readonly Plan[];
  /** Plans that apply after all others ended. */
  readonly defaults: { default_plan: ProductCode; default_person_plan: ProductCode };

  /** A hub can replace the file of plans (PLANS_FILE). */
  constructor({
    plansFile,
    defaultPlan,
    defaultPersonPlan,
  }: Pick<Config, 'plansFile' | 'defaultPlan' | 'defaultPersonPlan'>) {
    this.offered = readCatalogue(plansFile ?? new URL('catalogue.json', import.meta.url));
    this.defaults = { default_plan: defaultPlan, default_person_plan: defaultPersonPlan };
  }

  /** Returns an offered plan; undefined for others. */
  find(product: string): Plan | undefined {
    return this.offered.find((plan) => plan.product_code === product);
  }
}
