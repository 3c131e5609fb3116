/** What the credentials of a service account have in common: form rules, cells, and the dialog that ends one. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { useState } from 'react';
import * as z from 'zod/mini';
import { textBy } from '../../lib/formRules.ts';
import { useNow } from '../../lib/now.ts';
import { Tag } from '../../ui/badges.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText, Since } from '../../ui/time.tsx';
import { accountText as t } from './accountMessages.ts';
import { SCOPES } from './Scopes.tsx';

/** Account whose credentials are changed. */
export interface OfAccount {
  org: string;
  accountId: string;
  /** Why no credential can be added. */
  refusal: string | null;
}

const DAYS = ['7', '30', '90', '180', '366'] as const;

/** Choices of an expiration. */
export const DAY_OPTIONS = DAYS.map((value) => ({ value, label: t.daysOf[value] }));

/** Rules of a new credential with a name. */
export const namedRules = {
  name: textBy((value) =>
    value.trim() === '' ? t.nameRequired : value.trim().length > MAX_LENGTH.apiTokenName ? t.nameLong : undefined,
  ),
  days: z.enum(DAYS),
};

/** Rules of the scopes of a new credential. */
export const scopeRules = { scopes: z.array(z.enum(SCOPES)).check(z.minLength(1, t.scopesRequired)) };

/** Cells of the expiration and the last use. */
export function Lifetime({ of }: { of: { expiresAt?: string; lastUsedAt: string | null } }) {
  const now = useNow(60_000);
  return (
    <>
      {of.expiresAt === undefined ? null : (
        <td>{Date.parse(of.expiresAt) <= now ? <Tag>{t.expired}</Tag> : <DateText at={of.expiresAt} />}</td>
      )}
      <td>
        {of.lastUsedAt === null ? (
          <span className={look('text', { tone: 'zero' })}>{t.never}</span>
        ) : (
          <Since at={of.lastUsedAt} />
        )}
      </td>
    </>
  );
}

/** Counts the credentials that still work. */
export function useWorking(credentials: readonly { expiresAt: string }[]): number {
  const now = useNow(60_000);
  return credentials.filter(({ expiresAt }) => Date.parse(expiresAt) > now).length;
}

/** Asks before a credential ends. */
export function EndDialog({
  title,
  text,
  yes,
  onEnd,
  onClose,
}: {
  title: string;
  text: string;
  yes: string;
  onEnd: () => Promise<void>;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    await onEnd();
    onClose();
  };
  return (
    <ConfirmDialog title={title} no={t.cancel} yes={yes} danger busy={busy} onNo={onClose} onYes={() => void end()}>
      {text}
    </ConfirmDialog>
  );
}
