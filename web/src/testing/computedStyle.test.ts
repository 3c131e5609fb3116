import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';

const zoo = `
  <div hidden><b>a</b><i>b</i></div>
  <div style="visibility: hidden"><p><b>c</b><i style="visibility: visible">d</i></p></div>
  <div style="display: none"><p><b>e</b></p></div>
  <details><summary>f</summary><p>g</p></details>
  <details open><summary>h</summary><p>i</p></details>
  <dialog><p>j</p></dialog><dialog open><p>k</p></dialog>
  <input type="hidden"><input type="text"><div popover><b>l</b></div>
  <div style="pointer-events: none"><p><b>m</b></p></div>
  <p><b>n</b><b class="own">o</b></p><ruby>p<rp>(</rp><rt>q</rt></ruby><template><b>r</b></template><script></script>`;

const shown = (element: Element) =>
  (({ display, visibility, pointerEvents }) => `${element.outerHTML}: ${display} ${visibility} ${pointerEvents}`)(
    window.getComputedStyle(element),
  );
const all = () => [...document.body.querySelectorAll('*')].map(shown);

test('what is remembered of the style of elements is what jsdom says of each', () => {
  document.body.innerHTML = zoo;
  const remembered = [...all(), ...all()];
  // A style rule that distinguishes elements invalidates the cache. Other sheets in the head belong to libraries that
  // all files of a worker share.
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '.nobody { color: red }';
  expect(remembered).toEqual([...all(), ...all()]);
  sheet.textContent = '.own { display: none }';
  expect(all().filter((one) => /^<b.*: none/.test(one))).toEqual(['<b class="own">o</b>: none visible auto']);
  sheet.remove();
  expect([...all(), ...all()]).toEqual(remembered);
  document.body.innerHTML = '';
});

test("hidden elements aren't found, and axe finds other errors", async () => {
  document.body.innerHTML = `<main><h1>A</h1><p style="display: none"><button>unseen</button></p><details><summary>more</summary><button>closed</button></details><button></button></main>`;
  expect(screen.queryByRole('button', { name: 'unseen' })).toBeNull();
  expect((await axeProblems()).map((problem) => problem.split(':')[0])).toEqual(['button-name']);
  document.body.innerHTML = '';
});
