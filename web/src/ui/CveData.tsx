/** Notice about missing CVE data, and who can change that; shown first wherever a rule depends on CVEs. */
import { Link } from 'react-router-dom';
import { cveDataText as t } from '../lib/cveText.ts';
import { useViewer } from '../lib/viewer.ts';
import { paths } from '../paths.ts';
import { Banner } from './feedback.tsx';

/** The way to CVE data: the feeds for operators, a request to them for others. */
function CveDataWay() {
  return useViewer()?.isOperator === true ? <Link to={paths.hubFeeds.href()}>{t.toFeeds}</Link> : <>{t.askOperator}</>;
}

/** Says that the hub, or a channel, has no CVE data. @param channel null for the whole hub */
export function NoCveData({ channel }: { channel: string | null }) {
  return (
    <Banner kind="warning">
      {channel === null ? t.noneOnHub : t.noneOf(channel)} <CveDataWay />
    </Banner>
  );
}
