import { Bot, Box, Boxes, ChartColumn, FolderKanban, History, House, Layers, Receipt, ScrollText, Settings, ShieldCheck, Users, UsersRound, Webhook } from 'lucide-react';

/** Icons of an organization's areas, by the names that the features' files say. */
export const areaIcons = { Bot, Box, Boxes, ChartColumn, FolderKanban, History, House, Layers, Receipt, ScrollText, Settings, ShieldCheck, Users, UsersRound, Webhook } as const;
