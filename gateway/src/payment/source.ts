import type {
  BillingAddressInput,
  BillingCycle,
  CardInput,
  Invoice,
  InvoicePreview,
  PaymentAccount,
  TaxEstimate,
  ProductCode,
  UpdateBillingDetailsInput,
} from '../gen/schema.ts';
import { toInvoice, toInvoicePreview } from '../gen/calls.ts';
import { enumOf, wordOf } from '../graphql/index.ts';
import { path, UpstreamError, type List, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

/** Who takes the money for plans. */
const processorOf = enumOf('PaymentProcessor');

type RestInvoicePreview = Schemas['InvoicePreview'];
type RestPaymentAccount = Schemas['PaymentAccount'];
type RestInvoice = Schemas['Invoice'];

const V2 = '/api/payments/v2';
/** Invoices that a page shows. */
const INVOICES = 100;

/** What a plan is asked for with. */
interface Wanted {
  productCode: ProductCode;
  billingCycle: BillingCycle;
  quantity: number;
}

/** A payment account without invoices, which have their own call. */
export type PaymentAccountModel = Omit<PaymentAccount, 'invoices'> & { organization: string | null };

/** Base path of calls for the caller, or for an organization. */
const baseOf = (organization: string | null | undefined): string =>
  organization ? path`/api/payments/v2/organizations/${organization}` : V2;

const wantedOf = ({ productCode, billingCycle, quantity }: Wanted) => ({
  product_code: wordOf('ProductCode', productCode),
  billing_cycle: wordOf('BillingCycle', billingCycle),
  quantity,
});

const addressOf = (address: BillingAddressInput) => ({
  line1: address.line1,
  country: address.country,
  ...(address.line2 ? { line2: address.line2 } : {}),
  ...(address.city ? { city: address.city } : {}),
  ...(address.postalCode ? { postal_code: address.postalCode } : {}),
  ...(address.state ? { state: address.state } : {}),
});

const toAccount = (account: RestPaymentAccount, organization: string | null): PaymentAccountModel => {
  const { customer, card, credit, next_charge: nextCharge, failed } = account;
  return {
    organization,
    processor: processorOf(account.processor),
    exists: customer !== null,
    version: customer && versionOf('billingDetails', customer),
    name: customer?.name ?? null,
    email: customer?.email ?? null,
    taxId: customer?.tax_id ?? null,
    address: customer?.address
      ? {
          line1: customer.address.line1,
          line2: customer.address.line2 ?? null,
          city: customer.address.city ?? null,
          postalCode: customer.address.postal_code ?? null,
          state: customer.address.state ?? null,
          country: customer.address.country,
        }
      : null,
    card,
    creditCents: credit,
    nextCharge: nextCharge && { ...nextCharge, chargesAt: nextCharge.at },
    hasFailedPayment: failed,
  };
};

/** REST calls of payments; organizations by name, null for the caller. */
export class PaymentSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** What a plan would cost now. */
  async preview(
    wanted: Wanted,
    organization: string | null | undefined,
    address: BillingAddressInput | null | undefined,
  ): Promise<InvoicePreview> {
    const call = organization ? `${baseOf(organization)}/subscriptions/invoice_preview` : `${V2}/invoice_preview`;
    const body = { ...wantedOf(wanted), ...(address ? { address: addressOf(address) } : {}) };
    return toInvoicePreview(await this.#rest.compute<RestInvoicePreview>(call, body));
  }

  /** The tax on a plan at an address. */
  async tax(wanted: Wanted, address: BillingAddressInput): Promise<TaxEstimate> {
    const body = { address: addressOf(address), line_items: [wantedOf(wanted)] };
    const tax = await this.#rest.compute<{ amount: number; tax_amount: number; total: number; tax_name: string }>(
      `${V2}/calculate_tax`,
      body,
    );
    return { amount: tax.amount, taxAmount: tax.tax_amount, total: tax.total, taxName: tax.tax_name };
  }

  /** Reads the payment account. Null if the caller can't see it. */
  async account(organization: string | null): Promise<PaymentAccountModel | null> {
    const account = await this.#rest.find<RestPaymentAccount>(`${baseOf(organization)}/account`);
    return account && toAccount(account, organization);
  }

  /** The newest invoices. */
  async invoices(organization: string | null): Promise<Invoice[]> {
    const { items } = await this.#rest.get<List<RestInvoice>>(`${baseOf(organization)}/invoices`, { limit: INVOICES });
    return items.map((invoice) => toInvoice(invoice));
  }

  /** Changes billing data, or begins them. */
  async updateDetails(
    organization: string | null,
    { address, taxId, name, email }: Omit<UpdateBillingDetailsInput, 'organization' | 'expectedVersion'>,
  ): Promise<void> {
    const target = `${baseOf(organization)}/customer`;
    const body = { name, email, tax_id: taxId, address: address && addressOf(address) };
    try {
      await this.#rest.write('PATCH', target, body);
    } catch (error) {
      // An account that has bought nothing yet has no billing data to change.
      if (!(error instanceof UpstreamError && error.humanReadableId === 'customer_not_found')) throw error;
      await this.#rest.write('POST', target, body);
    }
  }

  /** Address of the portal. */
  async portal(organization: string | null): Promise<string> {
    return (await this.#rest.write<{ url: string }>('POST', `${baseOf(organization)}/billing_portal`)).url;
  }

  /** Replaces the card of the test processor. */
  async replaceCard(organization: string | null, card: CardInput): Promise<PaymentAccountModel> {
    return toAccount(
      await this.#rest.write<RestPaymentAccount>('PUT', `${baseOf(organization)}/payment_method`, { card }),
      organization,
    );
  }
}
