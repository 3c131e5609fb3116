import {
  Bot,
  Box,
  Boxes,
  ChartColumn,
  FolderKanban,
  History,
  House,
  Layers,
  Receipt,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
} from 'lucide-react';

/** Icons of an organization's areas, by the names that the features' files say (lib/feature.ts). They come with the drawer, not with the first code of a page. */
export const areaIcons = {
  Bot,
  Box,
  Boxes,
  ChartColumn,
  FolderKanban,
  History,
  House,
  Layers,
  Receipt,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
} as const;
