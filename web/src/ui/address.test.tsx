import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Address } from './Address.tsx';

test('an address may end its lines behind its signs, and is copied as it is', () => {
  const { container } = render(<Address of="otto.hahn@mail.corp.example" />);
  expect(container.innerHTML).toBe('otto.<wbr>hahn@<wbr>mail.<wbr>corp.<wbr>example');
  expect(container.textContent).toBe('otto.hahn@mail.corp.example');
  const web = render(<Address of="https://feeds.example/a_b/" />);
  expect(web.container.innerHTML).toBe('https://<wbr>feeds.<wbr>example/<wbr>a_<wbr>b/');
});
