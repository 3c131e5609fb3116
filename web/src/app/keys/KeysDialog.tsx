import { keysTo, switchSingleKeys, useSingleKeys, type GoTo } from '../../lib/keys.ts';
import { closeKeys } from '../../lib/keysDialog.ts';
import { keysOf } from '../../lib/shortcuts.ts';
import { Switch } from '../../ui/Field.tsx';
import { KeyMeanings } from '../../ui/KeyCaps.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { keysText as t } from './messages.ts';
import '../../ui/theme/recipes/keys.css';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** Keys with their meanings. */
function KeyList({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [keys: readonly string[], meaning: string])[];
}) {
  return (
    <section className={look('stack')}>
      <h3>{title}</h3>
      <KeyMeanings of={rows} className={look('keysList')} />
    </section>
  );
}

const rowsOf = (places: readonly GoTo[]) => places.map(({ page, label }) => [keysTo(page) ?? [], label] as const);

/**
 * All keys of the hub, and the switch for single-letter ones (WCAG 2.1.4). `organization` is the title of the
 * organization that the letters lead to.
 */
export function KeysDialog({ places, organization }: { places: readonly GoTo[]; organization: string | null }) {
  const on = useSingleKeys();
  return (
    <Dialog title={t.title} size="lg" onClose={closeKeys}>
      <div className={look('keysColumns')}>
        <div className={classes(look('stack'), look('keysColumn'))}>
          <KeyList
            title={t.anywhere}
            rows={[
              [keysOf('Mod+K'), t.palette],
              [['/'], t.search],
              [['?'], t.list],
              [['Esc'], t.close],
            ]}
          />
          <KeyList
            title={t.lists}
            rows={[
              [['J'], t.next],
              [['K'], t.previous],
              [['Enter'], t.open],
            ]}
          />
          <KeyList
            title={t.palettePart}
            rows={[
              [keysOf('Alt+C'), t.createChannel],
              [keysOf('Alt+P'), t.createPolicy],
              [keysOf('Mod+Enter'), t.all],
            ]}
          />
        </div>
        <div className={classes(look('stack'), look('keysColumn'))}>
          {organization === null ? null : (
            <KeyList title={t.goTo(organization)} rows={rowsOf(places.filter((place) => place.isOfOrganization))} />
          )}
          <KeyList title={t.goToHub} rows={rowsOf(places.filter((place) => !place.isOfOrganization))} />
        </div>
      </div>
      <Switch
        label={t.single}
        help={t.singleHelp}
        checked={on}
        onChange={(event) => switchSingleKeys(event.target.checked)}
      />
    </Dialog>
  );
}
