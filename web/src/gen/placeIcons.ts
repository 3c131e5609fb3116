import { Activity, Bug, Building2, CircleUser, CreditCard, FolderKanban, FolderOpen, GraduationCap, HardDrive, House, Inbox, LifeBuoy, ListChecks, Lock, Mail, Receipt, ScrollText, Users } from 'lucide-react';

/** Icons of the palette's pages, by the names that the features' files say. */
export const placeIcons = { Activity, Bug, Building2, CircleUser, CreditCard, FolderKanban, FolderOpen, GraduationCap, HardDrive, House, Inbox, LifeBuoy, ListChecks, Lock, Mail, Receipt, ScrollText, Users } as const;
