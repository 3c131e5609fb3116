import type {
  BillingAddressInput,
  BillingCycle,
  CardInput,
  Checkout,
  CheckoutStatus,
  EducationOffer,
  Invoice,
  InvoicePreview,
  InvoiceStatus,
  PaymentAccount,
  PaymentConfig,
  PaymentProcessor,
  PlanTax,
  ProductCode,
  UpdateBillingDetailsInput,
} from '../gen/schema.ts';
import { cycleOf, productOf, enumOf } from '../graphql/index.ts';
import {
  path,
  UpstreamError,
  type List,
  type RestClient,
  type Answer,
  type Schemas,
  versionOf,
} from '../rest/index.ts';

/** Who takes the money for plans. */
const processorOf = enumOf<PaymentProcessor>()(['OFF', 'TEST', 'STRIPE']);
/** How a checkout stands. */
const checkoutStatusOf = enumOf<CheckoutStatus>()(['OPEN', 'REQUIRES_ACTION', 'COMPLETE', 'EXPIRED']);
/** How an invoice stands. */
const invoiceStatusOf = enumOf<InvoiceStatus>()(['DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE']);

/** Who takes the money for plans. */
type RestPaymentConfig = Answer<'/api/payments/v2/config/{name}'>;
/** A checkout that was begun. */
type RestCheckoutSession = Schemas['CheckoutSession'];
/** Everything of a checkout. */
type RestPaymentData = Schemas['PaymentData'];
/** What a plan costs. */
type RestInvoicePreview = Schemas['InvoicePreview'];
/** Who pays, with what, and when next. */
type RestPaymentAccount = Schemas['PaymentAccount'];
/** An invoice. */
type RestInvoice = Schemas['Invoice'];
/** The education offer. */
type RestEducation = Answer<'/api/payments/v2/edu/checks'>;

const V2 = '/api/payments/v2';
/** Invoices that a page shows. */
const INVOICES = 100;

/** What a plan is asked for with. */
interface Wanted {
  productCode: ProductCode;
  billingCycle: BillingCycle;
  quantity: number;
}

/** How somebody pays, without the invoices, which have a call of their own. */
export type PaymentAccountModel = Omit<PaymentAccount, 'invoices'> & { organization: string | null };

/** The address of a call for the caller, or for an organization. */
const baseOf = (organization: string | null | undefined): string =>
  organization ? path`/api/payments/v2/organizations/${organization}` : V2;

const wantedOf = ({ productCode, billingCycle, quantity }: Wanted) => ({
  product_code: productCode.toLowerCase(),
  billing_cycle: billingCycle.toLowerCase(),
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

const toPreview = (preview: RestInvoicePreview): InvoicePreview => ({
  productCode: productOf(preview.product_code),
  billingCycle: cycleOf(preview.billing_cycle),
  quantity: preview.quantity,
  isChange: preview.is_change,
  lines: preview.lines.map((line) => ({
    description: line.description,
    quantity: line.quantity,
    amount: line.amount,
    periodStart: line.period_start,
    periodEnd: line.period_end,
  })),
  subtotal: preview.subtotal,
  creditUsed: preview.credit_used,
  tax: preview.tax,
  taxName: preview.tax_name,
  total: preview.total,
  creditLeft: preview.credit_left,
  periodEnd: preview.period_end,
  nextAmount: preview.next_amount,
});

const toCheckout = (data: RestPaymentData): Checkout => ({
  id: data.id,
  status: checkoutStatusOf(data.status),
  processor: processorOf(data.processor),
  publishableKey: data.publishable_key,
  clientSecret: data.client_secret,
  organization: data.organization,
  organizationTitle: data.organization_title,
  productName: data.product_name,
  preview: toPreview(data.preview),
  card: data.card,
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
    credit,
    nextCharge,
    failed,
  };
};

const toInvoice = (invoice: RestInvoice): Invoice => ({
  number: invoice.number,
  status: invoiceStatusOf(invoice.status),
  total: invoice.total,
  tax: invoice.tax,
  issuedAt: invoice.issued_at,
  htmlUrl: invoice.html_url,
  pdfUrl: invoice.pdf_url,
});

const toOffer = ({ eligible, reason, enrolled }: RestEducation): EducationOffer => ({ eligible, reason, enrolled });

/** REST calls of payments; organizations by name, null for the caller. */
export class PaymentSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Who takes the money. */
  async config(): Promise<PaymentConfig> {
    const config = await this.#rest.get<RestPaymentConfig>(`${V2}/config/hub`);
    return {
      processor: processorOf(config.processor),
      publishableKey: config.publishable_key,
      scriptUrl: config.script_url,
      defaultPlan: productOf(config.default_plan),
      defaultPersonPlan: productOf(config.default_person_plan),
    };
  }

  /** A checkout; null when unknown or not visible. */
  async checkout(id: string): Promise<Checkout | null> {
    const data = await this.#rest.find<RestPaymentData>(path`/api/payments/v2/checkout_session/${id}/payment-data`);
    return data && toCheckout(data);
  }

  /** What a plan would cost now. */
  async preview(
    wanted: Wanted,
    organization: string | null | undefined,
    address: BillingAddressInput | null | undefined,
  ): Promise<InvoicePreview> {
    const call = organization ? `${baseOf(organization)}/subscriptions/invoice_preview` : `${V2}/invoice_preview`;
    const body = { ...wantedOf(wanted), ...(address ? { address: addressOf(address) } : {}) };
    return toPreview(await this.#rest.compute<RestInvoicePreview>(call, body));
  }

  /** The tax on a plan at an address. */
  async tax(wanted: Wanted, address: BillingAddressInput): Promise<PlanTax> {
    const body = { address: addressOf(address), line_items: [wantedOf(wanted)] };
    const tax = await this.#rest.compute<{ amount: number; tax_amount: number; total: number; tax_name: string }>(
      `${V2}/calculate_tax`,
      body,
    );
    return { amount: tax.amount, taxAmount: tax.tax_amount, total: tax.total, taxName: tax.tax_name };
  }

  /** How somebody pays; null where the caller may not see it. */
  async account(organization: string | null): Promise<PaymentAccountModel | null> {
    const account = await this.#rest.find<RestPaymentAccount>(`${baseOf(organization)}/account`);
    return account && toAccount(account, organization);
  }

  /** The newest invoices. */
  async invoices(organization: string | null): Promise<Invoice[]> {
    const { items } = await this.#rest.get<List<RestInvoice>>(`${baseOf(organization)}/invoices`, { limit: INVOICES });
    return items.map(toInvoice);
  }

  /** The education offer. */
  async education(): Promise<EducationOffer> {
    return toOffer(await this.#rest.get<RestEducation>(`${V2}/edu/checks`));
  }

  /** Takes the education offer. */
  async takeEducation(): Promise<EducationOffer> {
    return toOffer(await this.#rest.write<RestEducation>('POST', `${V2}/edu/enroll`));
  }

  /** Begins a checkout; the call is made once (PAY-08). */
  start(wanted: Wanted, organization: string | null | undefined): Promise<RestCheckoutSession> {
    const body = { ...wantedOf(wanted), ...(organization ? { organization } : {}) };
    return this.#rest.writeOnce<RestCheckoutSession>(`${V2}/checkout_session`, body);
  }

  /** Pays a checkout. */
  async pay(id: string, body: { card?: CardInput; code?: string; total: number }): Promise<Checkout> {
    return toCheckout(
      await this.#rest.write<RestPaymentData>('POST', path`/api/payments/v2/checkout_session/${id}/pay`, body),
    );
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
