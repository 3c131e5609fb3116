import { Section } from '../../ui/layout.tsx';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** Version of the two texts below: the day of their last change. It is recorded with every answer. */
export const legalVersion = '2025-10-01';

/** The privacy notice and the terms of a hub that an organization runs for its own people. */
export function LegalTexts() {
  return (
    <div className={classes(look('prose'), look('stack', { form: true }))}>
      <Section title="Privacy notice">
        <p>
          This hub is run by your organization, on its own machines. The organization decides who has an account, and
          answers questions about your data.
        </p>
        <p>
          <b>What is kept.</b> Your name, user name and e-mail address; the sign-in data you set up, as hashes or public
          keys; where and since when you are signed in; your choices, such as colours; what you did to channels and
          policies, with the time; when a token of yours was last used.
        </p>
        <p>
          <b>What for.</b> To let you in, to give you the packages that your organization allows, and to show who
          changed what. Nothing is sold, and nothing is used for advertising.
        </p>
        <p>
          <b>Who sees it.</b> You; the admins of your organizations see your name, address and role; the operators of
          the hub see what they need to run it.
        </p>
        <p>
          <b>How long.</b> As long as you have an account. Deleting the account erases your personal data at once or
          after 30 days, as you choose. Records of changes stay without your name.
        </p>
        <p>
          <b>Your rights.</b> You can see and change your data in the account settings, end sessions, delete the
          account, and ask the operator of this hub for a copy or a correction.
        </p>
      </Section>
      <Section title="Terms of use">
        <p>
          <b>Your account is yours.</b> Keep passwords and tokens to yourself, and tell the operator of this hub when
          one may be known to others.
        </p>
        <p>
          <b>Packages have their own licenses.</b> The hub passes on what others made. Their licenses hold for you, and
          your organization’s policies decide what you may install from here.
        </p>
        <p>
          <b>Fair use.</b> Do not go around the policies, do not try to reach data of others, and do not publish what
          you may not publish.
        </p>
        <p>
          <b>As it is.</b> Advisories and policies lower the risk of a package; they do not prove that it is safe. The
          hub comes without warranty, as far as the law allows.
        </p>
        <p>
          <b>Changes.</b> A change of these texts is a new version. You always find the one in force under Privacy and
          security.
        </p>
      </Section>
    </div>
  );
}
