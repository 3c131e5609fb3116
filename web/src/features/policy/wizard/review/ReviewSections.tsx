import {
  besideTexts,
  isEmptyCveRule,
  isEmptyExclusion,
  reviewFields,
  scoreText,
  type FormName,
  type ListRule,
  type ReviewField,
} from '@terrarium/domain/policy';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withSearch } from '../../../../paths.ts';
import { wizardText } from '../../messages.ts';
import { useDraft } from '../draftContext.tsx';
import { stepNames } from '../steps.ts';
import type { WizardState } from '../useWizard.ts';
import { Changed, ChangedList, changeOf } from './changed.tsx';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.review;

function ReviewSection({
  title,
  step,
  wizard,
  children,
}: {
  title: string;
  step: number;
  wizard: WizardState;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  return (
    <section className={look('stack', { tight: true })} aria-label={title}>
      <div className={look('row')}>
        <h3 className={look('heading')}>{title}</h3>
        {wizard.readOnly ? null : (
          <Link
            className={look('push')}
            aria-label={words.editSection(title)}
            to={withSearch(search, { step: stepNames[step] })}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              wizard.goTo(step);
            }}
          >
            {words.edit}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes(look('descriptions'), look('reviewDl'))}>
      {lines.map(([name, value]) => (
        <div key={name} className={look('contents')}>
          <dt>{name}</dt>
          <dd className={look('text', { wrap: true })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Packages({ marked }: { marked: boolean }) {
  const {
    values: { packageRules: rules },
    changes,
  } = useDraft();
  const change = (field: string) => changeOf(changes, 'package', field);
  const list = (name: string, { operator, values }: ListRule) => {
    const shown = <ChangedList mono={name !== 'license'} marked={marked} values={values} change={change(name)} />;
    return values.length === 0 ? (
      <>
        {words.all}
        {shown}
      </>
    ) : (
      <>
        {operator === 'in' ? wizardText.packages.in : wizardText.packages.notIn} {shown}
      </>
    );
  };
  const flag = ({ name, say }: ReviewField, isOn: boolean) => (
    <Changed
      marked={marked}
      value={say(String(isOn))}
      old={change(name).added.length > 0 ? say(String(!isOn)) : null}
    />
  );
  const values: Record<string, unknown> = { ...rules };
  const line = (field: ReviewField): [string, ReactNode][] => {
    if (field.kind === 'list') return [[field.label, list(field.name, values[field.name] as ListRule)]];
    if (field.kind === 'switch') return [[field.label, flag(field, values[field.name] === true)]];
    // The range of dates is one line of its two ends.
    return field.name === 'from' ? [[field.label, <Created key="created" marked={marked} />]] : [];
  };
  return (
    <Lines
      lines={[
        ...reviewFields('package').flatMap(line),
        ...narrowed('package', rules, (field) => marked && change(field).added.length > 0, words.further),
      ]}
    />
  );
}

/** The date range, or the age that replaces its end. */
function Created({ marked }: { marked: boolean }) {
  const {
    values: { packageRules: rules },
    changes,
  } = useDraft();
  const change = (field: string) => changeOf(changes, 'package', field);
  const date = (field: 'from' | 'to') => {
    const value = rules[field];
    const { added } = change(field);
    return value === '' ? null : marked && added.length > 0 ? (
      <ins className={look('text', { nowrap: true })}>{value}</ins>
    ) : (
      <span className={look('text', { nowrap: true })}>{value}</span>
    );
  };
  const gone = marked ? (['from', 'to'] as const).flatMap((field) => change(field).removed) : [];
  return (
    <>
      {rules.minimumAge !== null ? (
        <>
          {rules.from ? <>from {date('from')}, </> : null}
          <Changed
            marked={marked}
            value={words.age(rules.minimumAge)}
            old={
              change('minimumAge').removed[0]
                ? words.age(Number(change('minimumAge').removed[0]))
                : change('minimumAge').added.length > 0
                  ? ''
                  : null
            }
          />
        </>
      ) : rules.from && rules.to ? (
        <>
          {date('from')} to {date('to')}
        </>
      ) : rules.from ? (
        <>from {date('from')}</>
      ) : rules.to ? (
        <>until {date('to')}</>
      ) : (
        words.anyTime
      )}
      {gone.map((value) => (
        <span key={value}>
          {' '}
          <s className={look('text', { tone: 'subtle', nowrap: true })}>{value}</s>
        </span>
      ))}
    </>
  );
}

/** Describes a form's additional fields in one line; undefined if they are empty. Changed ones are marked. */
function narrowed(
  form: FormName,
  values: object,
  isNew: (field: string) => boolean,
  name: string = words.more,
): [string, ReactNode][] {
  const texts = besideTexts(form, values);
  if (texts.length === 0) return [];
  return [
    [
      name,
      texts.map(({ name: field, text }, at) => (
        <span key={field}>
          {at === 0 ? '' : '; '}
          {isNew(field) ? <ins>{text}</ins> : text}
        </span>
      )),
    ],
  ];
}

/** Everything that was entered, in the four sections (WIZ-28), with a way back to each. */
export function ReviewSections({ wizard }: { wizard: WizardState }) {
  const { policy } = wizard;
  const { values: form, changes } = useDraft();
  const marked = policy !== null;
  const cves = form.cveRules.filter((rule) => !isEmptyCveRule(rule));
  const exclusions = form.exclusions.filter((one) => !isEmptyExclusion(one));
  const description = form.description.trim();
  return (
    <>
      <ReviewSection title={words.details} step={0} wizard={wizard}>
        <Lines
          lines={[
            [words.name, <Changed key="name" marked={marked} value={form.name.trim()} old={policy?.name ?? null} />],
            [
              words.description,
              <Changed
                key="description"
                marked={marked}
                value={description || '–'}
                old={policy?.description ?? null}
              />,
            ],
          ]}
        />
      </ReviewSection>
      <ReviewSection title={words.packages} step={1} wizard={wizard}>
        <Packages marked={marked} />
      </ReviewSection>
      <ReviewSection title={words.cves} step={2} wizard={wizard}>
        {cves.length === 0 ? (
          <p className={look('text', { tone: 'muted' })}>{words.noCves}</p>
        ) : (
          cves.map((rule) => {
            const change = (field: string) => changeOf(changes, 'cve', field, rule.groupKey);
            const score = rule.score === null ? words.all : scoreText(rule);
            const [oldScore] = change('score').removed;
            const values: Record<string, unknown> = { ...rule };
            const line = ({ name, label, kind, leavesOut }: ReviewField): [string, ReactNode] => {
              if (kind !== 'list')
                return [
                  label,
                  marked && change(name).added.length > 0 ? (
                    <>
                      <ins>{score}</ins>
                      {oldScore ? (
                        <>
                          {' '}
                          <s className={look('text', { tone: 'subtle' })}>{oldScore}</s>
                        </>
                      ) : null}
                    </>
                  ) : (
                    score
                  ),
                ];
              const entries = values[name] as string[];
              if (entries.length === 0) return [label, leavesOut ? words.none : words.all];
              return [
                label,
                <ChangedList
                  key={name}
                  mono={name === 'allowlist'}
                  marked={marked}
                  values={entries}
                  change={change(name)}
                />,
              ];
            };
            return (
              <Lines
                key={rule.groupKey}
                lines={[
                  ...reviewFields('cve').map(line),
                  ...narrowed('cve', rule, (field) => marked && change(field).added.length > 0),
                ]}
              />
            );
          })
        )}
      </ReviewSection>
      <ReviewSection title={words.exclusions} step={3} wizard={wizard}>
        {exclusions.length === 0 ? (
          <p className={look('text', { tone: 'muted' })}>{words.noExclusions}</p>
        ) : (
          <Lines
            lines={[
              ...exclusions.map((one, index): [string, ReactNode] => [
                exclusions.length > 1 ? `${words.names} ${index + 1}` : words.names,
                <ChangedList
                  key={one.groupKey}
                  mono
                  marked={marked}
                  values={one.specs}
                  change={changeOf(changes, 'exclusions', 'specs', one.groupKey)}
                />,
              ]),
              ...(exclusions.length > 1
                ? [
                    [
                      words.combine,
                      form.exclusionsOperator === 'OR' ? wizardText.exclusions.any : wizardText.exclusions.all,
                    ] as [string, ReactNode],
                  ]
                : []),
            ]}
          />
        )}
      </ReviewSection>
    </>
  );
}
