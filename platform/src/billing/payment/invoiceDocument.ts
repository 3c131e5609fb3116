/** Invoices as HTML and PDF. */
import { dayOf } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { InvoiceRow } from './invoiceStore.ts';

/** Data of an invoice in addition to its row. */
interface Letterhead {
  /** Name of the selling hub. */
  seller: string;
  /** Whether no money was moved (test processor). */
  isTest: boolean;
}

const STATUS: Record<InvoiceRow['status'], string> = {
  draft: 'Draft',
  open: 'Not paid yet',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not paid',
};
const TEST_NOTE = 'Written by the test processor of this hub: no money was moved.';

/** Formats cents: $1,234.50, -$3.00. */
const money = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const day = (instant: Date | string): string => dayOf(new Date(instant));

/** Returns the rows below the table: labels and amounts. */
function sums(invoice: InvoiceRow): [string, number][] {
  return [
    ['Subtotal', invoice.subtotal],
    [invoice.tax_name || 'Tax', invoice.tax],
    ...(invoice.credit_used === 0
      ? []
      : ([[invoice.credit_used > 0 ? 'Credit used' : 'Credited to your next invoices', -invoice.credit_used]] as [
          string,
          number,
        ][])),
    ['Total', invoice.total],
  ];
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the recipient's address, line by line. */
function receiver({ billed_to: { name, email, address, tax_id: taxId } }: InvoiceRow): string[] {
  return [
    name,
    address?.line1,
    address?.line2,
    [address?.postal_code, address?.city, address?.state].filter(Boolean).join(' '),
    address && countries.of(address.country),
    email,
    taxId && `Tax ID ${taxId}`,
  ].filter((line): line is string => Boolean(line));
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Style of the page, also for print. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;font:15px/1.5 system-ui,sans-serif}',
  'h1{font-size:1.5rem;margin:0 0 1rem}h2{font-size:1rem;margin:1.5rem 0 0}h2+p{margin-top:0}',
  'table{width:100%;border-collapse:collapse;margin:2rem 0}',
  'th,td{padding:.5rem 0;text-align:left;font-weight:400;vertical-align:top;border-bottom:1px solid #8884}',
  'thead th{font-size:.8125rem}small{opacity:.7}tfoot th,tfoot td{border:0;padding:.25rem 0}',
  'tfoot tr:first-child>*{padding-top:1rem}tfoot tr:last-child>*{font-weight:700}',
  'th:nth-child(n+2),td:nth-child(n+2),tfoot td{text-align:right;padding-left:1rem;white-space:nowrap;font-variant-numeric:tabular-nums}',
].join('');
/** Content-Security-Policy source that allows only the page's own style. */
export const INVOICE_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Renders an invoice as a page without scripts. */
export function invoiceHtml(invoice: InvoiceRow, { seller, isTest }: Letterhead): string {
  const rows = invoice.lines
    .map(
      (line) =>
        `<tr><td>${escaped(line.description)}<br><small>${day(line.period_start)} to ${day(line.period_end)}</small></td><td>${line.quantity}</td><td>${money(line.amount)}</td></tr>`,
    )
    .join('');
  const foot = sums(invoice)
    .map(([name, amount]) => `<tr><th scope="row" colspan="2">${escaped(name)}</th><td>${money(amount)}</td></tr>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Invoice ${escaped(invoice.number)}</title><style>${STYLE}</style></head><body><h1>Invoice ${escaped(invoice.number)}</h1><p>${escaped(seller)}<br>Issued ${day(invoice.issued_at)}<br>${STATUS[invoice.status]}${invoice.paid_at ? ` on ${day(invoice.paid_at)}` : ''}</p><h2>Billed to</h2><p>${receiver(invoice).map(escaped).join('<br>')}</p><table><thead><tr><th scope="col">What</th><th scope="col">Seats</th><th scope="col">Amount in US dollars</th></tr></thead><tbody>${rows}</tbody><tfoot>${foot}</tfoot></table>${isTest ? `<p>${TEST_NOTE}</p>` : ''}</body></html>`;
}

const LEFT = 56;
const AMOUNT = 430;
const WIDTH = 110;

/** Renders an invoice as a PDF of A4 pages. Characters that the built-in font doesn't have become question marks. */
export async function invoicePdf(invoice: InvoiceRow, { seller, isTest }: Letterhead): Promise<Readable> {
  // Takes memory that most hubs never need.
  const { default: Pdf } = await import('pdfkit');
  const document = new Pdf({
    size: 'A4',
    margin: LEFT,
    info: { Title: `Invoice ${invoice.number}`, Author: seller, CreationDate: invoice.issued_at },
  });
  document.font('Helvetica-Bold').fontSize(18).text(`Invoice ${invoice.number}`);
  document
    .font('Helvetica')
    .fontSize(10)
    .moveDown(0.5)
    .text(seller)
    .text(`Issued ${day(invoice.issued_at)}`);
  document.text(`${STATUS[invoice.status]}${invoice.paid_at ? ` on ${day(invoice.paid_at)}` : ''}`).moveDown();
  document.font('Helvetica-Bold').text('Billed to').font('Helvetica');
  for (const line of receiver(invoice)) document.text(latin(line));
  document.moveDown();
  const row = (name: string, amount: string, small?: string): void => {
    const top = document.y;
    document.text(amount, AMOUNT, top, { width: WIDTH, align: 'right' });
    document.text(latin(name), LEFT, top, { width: AMOUNT - LEFT - 12 });
    if (small) document.fontSize(8).text(small, LEFT).fontSize(10);
    document.moveDown(0.4);
  };
  for (const line of invoice.lines)
    row(line.description, money(line.amount), `${day(line.period_start)} to ${day(line.period_end)}`);
  document
    .moveTo(LEFT, document.y)
    .lineTo(AMOUNT + WIDTH, document.y)
    .stroke()
    .moveDown(0.5);
  for (const [name, amount] of sums(invoice)) {
    if (name === 'Total') document.font('Helvetica-Bold');
    row(name, money(amount));
  }
  if (isTest) document.font('Helvetica').moveDown().text(TEST_NOTE, LEFT);
  document.end();
  return document as unknown as Readable;
}

/** Replaces characters that PDF's standard fonts don't have. */
const latin = (text: string): string => text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
