import { expect, test } from 'vitest';
import { domainOf, isEducation } from './education.ts';
import { taxOn, taxRateOf } from './tax.ts';

test.each([
  ['AT', 2000],
  ['au', 1000],
  ['CH', 810],
  ['de', 1900],
  ['ES', 2100],
  ['FR', 2000],
  ['GB', 2000],
  ['IT', 2200],
  ['NL', 2100],
  ['BR', 0],
])('[PAY-12] the tax of %s is %i hundredths of a percent', (country, basisPoints) => {
  const rate = taxRateOf({ country });
  expect(rate.basisPoints).toBe(basisPoints);
  if (basisPoints > 0) expect(rate.name).toMatch(new RegExp(`^(?:VAT|GST) ${basisPoints / 100} %$`));
});

test.each([
  ['CA', 725],
  [' ny ', 400],
  ['TX', 625],
  ['OR', 0],
  [undefined, 0],
])('[PAY-12] the tax of the state %s is %i hundredths of a percent', (state, basisPoints) => {
  const rate = taxRateOf({ country: 'us', state });
  expect(rate).toEqual({ name: basisPoints > 0 ? `Sales tax ${basisPoints / 100} %` : 'No tax', basisPoints });
});

test('[PAY-12] no address has no tax, and a state of another country has none of its own', () => {
  expect(taxRateOf(null).basisPoints).toBe(0);
  expect(taxRateOf({ country: 'CA', state: 'CA' }).basisPoints).toBe(0);
  expect(taxRateOf({ country: 'DE', state: 'CA' }).basisPoints).toBe(1900);
});

test('[PAY-12] tax is rounded to the cent, the same for what is charged and what is returned', () => {
  const rate = { name: 'VAT 19 %', basisPoints: 1900 };
  expect([1999, -1999, 0].map((amount) => taxOn(amount, rate))).toEqual([380, -380, 0]);
  expect([50, -50].map((amount) => taxOn(amount, { name: 'GST 1 %', basisPoints: 100 }))).toEqual([1, -1]);
});

test('[PAY-15] domains of schools and universities, and those that only look like one', () => {
  for (const domain of ['mit.edu', 'edu', 'cs.ox.ac.uk', 'anu.edu.au', 'ac.jp'])
    expect(isEducation(domain), domain).toBe(true);
  for (const domain of ['fakeedu', 'mit.edu.example', 'x.ac', 'x.ac.uk1', 'x.ac.u', 'x.fakeac.uk', 'x.edu.'])
    expect(isEducation(domain), domain).toBe(false);
  expect(domainOf('"a@b"@MIT.EDU')).toBe('mit.edu');
});
