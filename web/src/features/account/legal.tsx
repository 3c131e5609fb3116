import { Section } from '../../ui/layout.tsx';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** Version of the two texts below: the day of their last change. It is recorded with every consent. */
export const legalVersion = '2025-10-01';

/** The privacy notice and the terms of a hub that an organization operates for its members. */
export function LegalTexts() {
  return (
    <div className={classes(look('prose'), look('stack', { form: true }))}>
      <Section title="Privacy notice">
        <p>
          This hub is run by your organization, on its own machines. The organization decides who has an account, and
          answers questions about your data.
        </p>
        <p>
          <b>What we store.</b> Your name, username, and email address. The sign-in data you set up, as hashes or public
          keys. Where and since when you are signed in. Your choices, such as colors. What you did to channels and
          policies, with the time. When your tokens were last used.
        </p>
        <p>
          <b>What for.</b> To let you in, to give you the packages that your organization allows, and to show who
          changed what. Nothing is sold, and nothing is used for advertising.
        </p>
        <p>
          <b>Who sees it.</b> You. The admins of your organizations see your name, email address, and role. The
          operators of the hub see what they need to run it.
        </p>
        <p>
          <b>How long.</b> As long as you have an account. Deleting the account erases your personal data immediately or
          after 30 days, as you choose. Change records are kept without your name.
        </p>
        <p>
          <b>Your rights.</b> You can see and change your data in the account settings, sign out sessions, and delete
          the account. You can ask the operator of this hub for a copy or a correction.
        </p>
      </Section>
      <Section title="Terms of use">
        <p>
          <b>Your account is your responsibility.</b> Keep passwords and tokens to yourself. If others may know one,
          inform the operator of this hub.
        </p>
        <p>
          <b>Packages have their own licenses.</b> The hub distributes packages made by others. Their licenses apply to
          you, and your organization’s policies decide what you can install from here.
        </p>
        <p>
          <b>Fair use.</b> Don’t bypass policies, access other people’s data, or publish anything without the right to.
        </p>
        <p>
          <b>As it is.</b> Advisories and policies lower the risk of a package; they do not prove that it is safe. The
          hub comes without warranty, as far as the law allows.
        </p>
        <p>
          <b>Changes.</b> Changed texts are a new version. You always find the current one under Privacy and security.
        </p>
      </Section>
    </div>
  );
}
