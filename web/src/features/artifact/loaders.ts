import type { LoaderFunctionArgs } from 'react-router-dom';
import { ExplainFileDocument, PackagePageDocument, PackageVersionsDocument } from '../../gen/artifact.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { chosenFile } from './address.ts';

/** Starts the queries of a package's page: the package, its versions, and why the selected file is blocked. */
export function packageLoader({
  context,
  params: { org = '', channel = '', name = '' },
  request,
}: LoaderFunctionArgs): null {
  const { searchParams } = new URL(request.url);
  startQuery(context, PackagePageDocument, { org, channel, name });
  if (!searchParams.has('tab')) startQuery(context, PackageVersionsDocument, { org, channel, name });
  const file = chosenFile(searchParams);
  if (file) startQuery(context, ExplainFileDocument, { org, channel, ...file });
  return null;
}
