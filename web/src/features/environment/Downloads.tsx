import { useApolloClient } from '@apollo/client/react';
import {
  EnvironmentLockDocument,
  EnvironmentPackagesCsvDocument,
  EnvironmentSbomDocument,
} from '../../gen/environment.ts';
import { useCookieFlag } from '../../lib/flags.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { text as t } from './messages.ts';

const files = [
  { form: 'EXPLICIT', label: t.lock, of: t.lockOf, ending: 'txt' },
  { form: 'ENVIRONMENT_YML', label: t.yml, of: t.ymlOf, ending: 'yml' },
] as const;

const sboms = [
  { format: 'CYCLONEDX', label: 'CycloneDX', ending: 'cdx.json' },
  { format: 'SPDX', label: 'SPDX', ending: 'spdx.json' },
] as const;

/**
 * Downloads an environment's packages as CSV and SBOM, and, if enabled (FLAG-12), as files that clients can install.
 */
export function Downloads({ org, environmentId, name }: { org: string; environmentId: string; name: string }) {
  const client = useApolloClient();
  const asFiles = useCookieFlag('environments-download');
  const stem = name.replaceAll(/[^\w.-]+/g, '-');
  return (
    <>
      <CsvButton
        label={t.csv}
        of={t.csvOf(name)}
        name={`${stem}.csv`}
        ask={async () =>
          (
            await client.query({
              query: EnvironmentPackagesCsvDocument,
              variables: { org, environmentId },
              fetchPolicy: 'no-cache',
            })
          ).data?.organization?.environment?.packagesCsv
        }
      />
      {sboms.map(({ format, label, ending }) => (
        <CsvButton
          key={format}
          label={label}
          of={t.sbomOf(label, name)}
          name={`${stem}.${ending}`}
          type="application/json"
          ask={async () =>
            (
              await client.query({
                query: EnvironmentSbomDocument,
                variables: { org, environmentId, format },
                fetchPolicy: 'no-cache',
              })
            ).data?.organization?.environment?.sbom
          }
        />
      ))}
      {asFiles
        ? files.map(({ form, label, of, ending }) => (
            <CsvButton
              key={form}
              label={label}
              of={of(name)}
              name={`${stem}.${ending}`}
              type="text/plain"
              ask={async () =>
                (
                  await client.query({
                    query: EnvironmentLockDocument,
                    variables: { org, environmentId, form },
                    fetchPolicy: 'no-cache',
                  })
                ).data?.organization?.environment?.lockFile
              }
            />
          ))
        : null}
    </>
  );
}
