import { lazy } from 'react';
import type { Slots } from '../lib/slots.ts';

/** The parts that features make for each other, loaded when they are shown. */
export const slots: Slots = {
  ApplyPolicyDialog: lazy(async () => ({
    default: (await import('../features/policy/apply/ApplyPolicyDialog.tsx')).ApplyPolicyDialog,
  })),
  ChannelGroups: lazy(async () => ({ default: (await import('../features/group/ChannelGroups.tsx')).ChannelGroups })),
  LeaveOrganizationDialog: lazy(async () => ({
    default: (await import('../features/organization/settings/LeaveOrganizationDialog.tsx')).LeaveOrganizationDialog,
  })),
  NewestChanges: lazy(async () => ({ default: (await import('../features/change/NewestChanges.tsx')).NewestChanges })),
  TopPackages: lazy(async () => ({ default: (await import('../features/report/TopPackages.tsx')).TopPackages })),
};
