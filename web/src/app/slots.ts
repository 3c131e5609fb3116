import { lazy } from 'react';
import type { Slots } from '../lib/slots.ts';

/** The parts that features make for each other, loaded when they are shown. */
export const slots: Slots = {
  ApplyPolicyDialog: lazy(async () => ({ default: (await import('../features/policy/apply/ApplyPolicyDialog.tsx')).ApplyPolicyDialog })),
};
