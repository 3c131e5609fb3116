import { useApolloClient } from '@apollo/client/react';
import { FileSbomDocument } from '../../gen/artifactSbom.ts';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { Pad, Row } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import type { ChosenFile } from './address.ts';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';

const t = text.sbom;
const formats = [
  { format: 'CYCLONEDX', title: t.cycloneDx, ending: 'cdx.json' },
  { format: 'SPDX', title: t.spdx, ending: 'spdx.json' },
] as const;

/** Downloads a file's SBOM in one of the formats. */
export function SbomButtons({ at, file }: { at: PackageAddress; file: ChosenFile }) {
  const client = useApolloClient();
  return (
    <Pad gap={8}>
      <h3>{t.title}</h3>
      <p className={look('text', { tone: 'muted' })}>{t.about}</p>
      <Row>
        {formats.map(({ format, title, ending }) => (
          <CsvButton
            key={format}
            label={title}
            of={t.of(title, file.fileName)}
            name={`${file.fileName}.${ending}`}
            type="application/json"
            ask={async () =>
              (
                await client.query({
                  query: FileSbomDocument,
                  variables: { org: at.org, channel: at.channel, ...file, format },
                  fetchPolicy: 'no-cache',
                })
              ).data?.organization?.channel?.sbom
            }
          />
        ))}
      </Row>
    </Pad>
  );
}
