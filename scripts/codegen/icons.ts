// Writes the icons of the web's features as modules: those of organization areas load with the drawer, those of other
// pages with the palette.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** The used part of a feature. Loaded by name, because its types would add the whole web to the scripts' project. */
interface Named {
  pages: Record<string, { area?: { icon: string }; place?: { icon: string } }>;
}

/** Returns the text of a module that exports these icons. */
const moduleOf = (name: string, what: string, icons: readonly string[]): string => {
  const list = [...new Set(icons)].sort().join(', ');
  return `import { ${list} } from 'lucide-react';\n\n/** ${what} */\nexport const ${name} = { ${list} } as const;\n`;
};

/** The modules of icons, by their paths below the repository's root. */
export async function iconModules(root: string): Promise<Map<string, string>> {
  const features = (await import(pathToFileURL(join(root, 'web/src/features.ts')).href)) as Record<string, Named>;
  const pages = Object.values(features).flatMap((feature) => Object.values(feature.pages));
  return new Map([
    [
      'web/src/gen/areaIcons.ts',
      moduleOf(
        'areaIcons',
        "Icons of an organization's areas, by the names that the features' files say.",
        pages.flatMap(({ area }) => area?.icon ?? []),
      ),
    ],
    [
      'web/src/gen/placeIcons.ts',
      moduleOf(
        'placeIcons',
        "Icons of the palette's pages, by the names that the features' files say.",
        pages.flatMap(({ place }) => place?.icon ?? []),
      ),
    ],
  ]);
}
