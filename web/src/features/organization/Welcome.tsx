import { ArrowRight, Ban, Layers, ShieldCheck, Terminal, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page, Row, Stack } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import '../../ui/theme/recipes/welcome.css';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

const t = text.visitor;

/** A station of the illustration: its name, and what it does to packages. */
function Stop({
  icon,
  name,
  detail,
  mono,
  bad,
}: {
  icon: LucideIcon;
  name: string;
  detail: string;
  mono?: boolean;
  bad?: boolean;
}) {
  return (
    <div className={look('flowStop', { bad })}>
      <Icon of={icon} />
      <b className={mono ? look('text', { mono }) : undefined}>{name}</b>
      <span className={look('text', { tone: 'muted' })}>{detail}</span>
    </div>
  );
}

/** Illustration of the hub: packages from a channel, filtered by a policy, for clients. */
function Drawing() {
  return (
    <figure className={classes(look('flow'), look('panel'))} role="img" aria-label={t.drawing}>
      <Stop icon={Layers} name="conda-forge" mono detail={t.source} />
      <span className={look('flowArrow')}>
        <Icon of={ArrowRight} />
      </span>
      <div className={look('flowMiddle')}>
        <Stop icon={ShieldCheck} name={t.policy} detail={t.rules} />
        <Stop icon={Ban} name={t.refused} detail={t.why} bad />
      </div>
      <span className={look('flowArrow')}>
        <Icon of={ArrowRight} />
      </span>
      <Stop icon={Terminal} name="conda install" mono detail={t.clients} />
    </figure>
  );
}

/** The visitor's home page: what the hub is, how it works, and sign-in links. */
export function Welcome() {
  return (
    <Page title={text.home}>
      <div className={look('welcome')}>
        <Stack gap={16}>
          <h1>{messages.product}</h1>
          <p className={look('welcomeLead')}>{messages.productSentence}</p>
          <Row wrap>
            <ButtonLink variant="solid" to={paths.signIn.href()}>
              {messages.account.signIn}
            </ButtonLink>
            <ButtonLink to={paths.signUp.href()}>{text.signUp}</ButtonLink>
            <ButtonLink variant="ghost" to={paths.subscribe.href()}>
              {text.plans}
            </ButtonLink>
          </Row>
        </Stack>
        <Drawing />
        <ul className={look('welcomePoints')}>
          {t.points.map((point) => (
            <li key={point.title}>
              <h2>{point.title}</h2>
              <p className={look('text', { tone: 'muted' })}>{point.text}</p>
            </li>
          ))}
        </ul>
        <p className={look('text', { tone: 'muted' })}>
          {t.more} <Link to={paths.help.href()}>{t.guides}</Link>, <Link to={paths.search.href()}>{t.search}</Link>,{' '}
          <Link to={paths.supportCenter.href()}>{t.support}</Link>.
        </p>
      </div>
    </Page>
  );
}
