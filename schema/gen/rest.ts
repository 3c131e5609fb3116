// Written by npm run codegen from schema/openapi.json.
export interface paths {
  '/api/ce/packages/main/artifacts': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          decision?: components['parameters']['DecisionAll'];
          format?: components['parameters']['Format'];
        };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['ArtifactList'];
          };
        };
      };
    };
  };
  '/api/iam/auth/oidc/start': {
    get: { parameters: { query?: { returnUrl?: string; prompt?: string } }; responses: { 302: {} } };
  };
  '/api/payments/v2/config/products': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Plans. */
              products: components['schemas']['Plan'][];
            };
          };
        };
      };
    };
  };
  '/api/payments/v2/edu/checks': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Whether the caller is eligible. */
              eligible: boolean;
              /** @description Reason for the eligibility, as text. */
              reason: string;
              /** @description Whether the caller claimed the offer. */
              enrolled: boolean;
              /** @description Time at which the caller claimed the offer. `null` if never. */
              enrolled_at: components['schemas']['DateTime'] | null;
              /** @description Product code of the offered plan. */
              product_code: components['schemas']['ProductCode'];
            };
          };
        };
      };
    };
  };
  '/api/payments/v2/edu/enroll': {
    post: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Whether the caller is eligible. */
              eligible: boolean;
              /** @description Reason for the eligibility, as text. */
              reason: string;
              /** @description Whether the caller claimed the offer. */
              enrolled: boolean;
              /** @description Time at which the caller claimed the offer. `null` if never. */
              enrolled_at: components['schemas']['DateTime'] | null;
              /** @description Product code of the offered plan. */
              product_code: components['schemas']['ProductCode'];
            };
          };
        };
      };
    };
  };
  '/api/payments/v2/organizations/{org}/subscriptions/invoice_preview': {
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Product code of the plan. */
            product_code: components['schemas']['ProductCode'];
            /**
             * @description Length of a billing period.
             * @default monthly
             * @enum {string}
             */
            billing_cycle?: 'monthly' | 'yearly';
            /**
             * Format: int64
             * @description Seats.
             * @default 1
             */
            quantity?: number;
            /** @description Postal address. */
            address?: components['schemas']['BillingAddress'];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['InvoicePreview'] } } };
    };
  };
  '/api/payments/v2/organizations/{org}/invoices/{id}/html': {
    get: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['InvoiceId'] } };
      responses: { 200: { content: { 'text/html': string } } };
    };
  };
  '/api/payments/v2/organizations/{org}/invoices/{id}/pdf': {
    get: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['InvoiceId'] } };
      responses: { 200: { content: { 'application/pdf': string } } };
    };
  };
  '/api/ce/packages/organizations/{org}/top': {
    get: {
      parameters: {
        query?: {
          limit?: number;
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          days?: components['parameters']['Days'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['TopPackage'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/mail/queue/{id}/retry': {
    post: { parameters: { path: { id: components['parameters']['EmailId'] } }; responses: { 204: {} } };
  };
  '/api/payments/v2/checkout_session/{id}/pay': {
    post: {
      parameters: { path: { id: components['parameters']['CheckoutId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Card. Defaults to the saved card. */
            card?: {
              /** @description Number. */
              number: string;
              /**
               * @description Month and year, in the format `MM/YY`.
               * @example 09/31
               */
              expires: string;
              /** @description Security code with three or four digits. */
              cvc: string;
            };
            /** @description Bank verification code. */
            code?: string;
            /** @description Amount shown to the user, in US cents. A different amount is rejected. */
            total: components['schemas']['Count'];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentData'] } } };
    };
  };
  '/api/payments/v2/checkout_session/{id}/payment-data': {
    get: {
      parameters: { path: { id: components['parameters']['CheckoutId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentData'] } } };
    };
  };
  '/api/payments/v2/invoices/{id}/html': {
    get: {
      parameters: { path: { id: components['parameters']['InvoiceId'] } };
      responses: { 200: { content: { 'text/html': string } } };
    };
  };
  '/api/payments/v2/invoices/{id}/pdf': {
    get: {
      parameters: { path: { id: components['parameters']['InvoiceId'] } };
      responses: { 200: { content: { 'application/pdf': string } } };
    };
  };
  '/api/payments/v2/organizations/{org}/account': {
    get: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentAccount'] } } };
    };
  };
  '/api/payments/v2/organizations/{org}/billing_portal': {
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description URL. */
              url: string;
            };
          };
        };
      };
    };
  };
  '/api/payments/v2/organizations/{org}/customer': {
    get: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentCustomer'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['CustomerInput'] } };
      responses: {
        200: { content: { 'application/json': components['schemas']['PaymentCustomer'] } };
        201: { content: { 'application/json': components['schemas']['PaymentCustomer'] } };
      };
    };
    patch: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['CustomerInput'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentCustomer'] } } };
    };
  };
  '/api/payments/v2/organizations/{org}/invoices': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit24'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org60'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['InvoiceList'] } };
      };
    };
  };
  '/api/payments/v2/organizations/{org}/payment_method': {
    put: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description The card. */
            card: {
              /** @description Number. */
              number: string;
              /**
               * @description Month and year, in the format `MM/YY`.
               * @example 09/31
               */
              expires: string;
              /** @description Security code with three or four digits. */
              cvc: string;
            };
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentAccount'] } } };
    };
  };
  '/api/payments/v2/organizations/{org}/subscriptions': {
    get: {
      parameters: {
        query?: { extended?: components['parameters']['Extended'] };
        path: { org: components['parameters']['Org60'] };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Subscriptions on this page. */
              data: components['schemas']['Subscription'][];
            };
          };
        };
      };
    };
    patch: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['SubscriptionChange'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Subscription'] } } };
    };
  };
  '/api/operator/feed-bundles/incoming/{file}': {
    put: {
      parameters: { path: { file: components['parameters']['File'] } };
      /** @description File content. As application/octet-stream. */
      requestBody: { content: { 'application/octet-stream': string } };
      responses: { 201: { content: { 'application/json': components['schemas']['IncomingFeedBundle'] } } };
    };
    delete: {
      parameters: { path: { file: components['parameters']['File'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['FeedBundles'] } } };
    };
  };
  '/api/payments/v2/config/{name}': {
    get: {
      parameters: { path: { name: string } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Name. */
              name: string;
              /**
               * @description Payment processor. `off` if payments aren't set up.
               * @enum {string}
               */
              processor: 'off' | 'test' | 'stripe';
              /** @description Publishable key of the processor, for pages. `null` if payments aren't set up. */
              publishable_key: string | null;
              /** @description URL of the processor's card library. `null` if there is none to load. */
              script_url: string | null;
              /** @description Plans. */
              products: components['schemas']['Plan'][];
              /** @description Plan of an organization without an active plan. */
              default_plan: components['schemas']['ProductCode'];
              /** @description Plan that determines the features of a user without an active plan. */
              default_person_plan: components['schemas']['ProductCode'];
            };
          };
        };
      };
    };
  };
  '/api/account/tokens/current': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['PresentApiToken'] } } } };
  };
  '/api/iam/auth/is-consented': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['Consent'] } } } };
  };
  '/api/iam/auth/oidc': {
    post: {
      /** @description At most 32 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Authorization code from the URL. */
            code: string;
            /** @description Host of the user's browser, with port. */
            host: string;
            /** @description URL to open afterwards instead of the page where the sign-in started. */
            redirectRoute?: string;
            /** @description State parameter from the URL. */
            state?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CodeSignIn'] } } };
    };
  };
  '/api/iam/auth/update-consent': {
    put: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Whether the user agreed to the privacy notice and the terms. */
            is_consented: boolean;
            /** @description Version of the package. */
            version: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Consent'] } } };
    };
  };
  '/api/iam/logout/browser': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['LogoutTokenOutput'] } } } };
  };
  '/api/iam/passkeys/registration': {
    post: { responses: { 200: { content: { 'application/json': components['schemas']['PasskeyChallenge'] } } } };
  };
  '/api/iam/passkeys/sign-in': {
    post: { responses: { 200: { content: { 'application/json': components['schemas']['PasskeyChallenge'] } } } };
  };
  '/api/iam/password-reset/confirm': {
    post: {
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Token from the link in the email. */
            token: string;
            /** @description New password. */
            password: string;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['Accepted'] } } };
    };
  };
  '/api/iam/totp/recovery-codes': {
    post: { responses: { 200: { content: { 'application/json': components['schemas']['RecoveryCodes'] } } } };
  };
  '/api/iam/verification/resend': {
    post: { responses: { 202: { content: { 'application/json': components['schemas']['Accepted'] } } } };
  };
  '/api/operator/feed-bundles/file': {
    get: { responses: { 200: { content: { 'application/octet-stream': string } } } };
  };
  '/api/operator/feed-bundles/incoming': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name of the file in the folder advisories/incoming of the hub. */
            file_name: string;
            /** @description Public key of the exporting hub. Get it separately from the bundle. */
            key: string;
            /**
             * @description Whether to import the bundle even if it is older than the existing data.
             * @default false
             */
            older?: boolean;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['FeedBundles'] } } };
    };
  };
  '/api/operator/jobs/failures': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['HubFailure'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/mail/queue': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['QueuedMail'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/mail/test': {
    post: { responses: { 200: { content: { 'application/json': components['schemas']['MailTest'] } } } };
  };
  '/api/payments/stripe/checkout_session': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Product code of the plan. */
            product_code: components['schemas']['ProductCode'];
            /**
             * @description Length of a billing period.
             * @default monthly
             * @enum {string}
             */
            billing_cycle?: 'monthly' | 'yearly';
            /**
             * Format: int64
             * @description Seats.
             * @default 1
             */
            quantity?: number;
            /** @description Name or ID of the organization it is for. Defaults to the caller. */
            organization?: string;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['CheckoutSession'] } } };
    };
  };
  '/api/payments/stripe/webhook': {
    post: {
      /** @description File content. As application/json. */
      requestBody: { content: { 'application/json': string } };
      responses: {
        200: {
          content: {
            'application/json': {
              /**
               * @description Whether it was accepted.
               * @constant
               */
              received: true;
            };
          };
        };
      };
    };
  };
  '/api/payments/v2/account': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['PaymentAccount'] } } } };
  };
  '/api/payments/v2/billing_portal': {
    post: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description URL. */
              url: string;
            };
          };
        };
      };
    };
  };
  '/api/payments/v2/calculate_tax': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Postal address. */
            address: components['schemas']['BillingAddress'];
            /** @description Taxed items. */
            line_items: (
              | {
                  /**
                   * Format: int64
                   * @description Amount in US cents.
                   */
                  amount: number;
                  /** @description Name of the item. */
                  reference?: string;
                }
              | {
                  /** @description Product code of the plan. */
                  product_code: components['schemas']['ProductCode'];
                  /**
                   * @description Length of a billing period.
                   * @default monthly
                   * @enum {string}
                   */
                  billing_cycle?: 'monthly' | 'yearly';
                  /**
                   * Format: int64
                   * @description Seats.
                   * @default 1
                   */
                  quantity?: number;
                }
            )[];
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /**
               * @description Currency of all amounts.
               * @constant
               */
              currency: 'usd';
              /**
               * Format: int64
               * @description Sum of the items without tax, in US cents.
               */
              amount: number;
              /**
               * Format: int64
               * @description Tax in US cents.
               */
              tax_amount: number;
              /**
               * Format: int64
               * @description Amount with tax, in US cents.
               */
              total: number;
              /** @description Name of the tax. */
              tax_name: string;
            };
          };
        };
      };
    };
  };
  '/api/payments/v2/checkout_session': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Product code of the plan. */
            product_code: components['schemas']['ProductCode'];
            /**
             * @description Length of a billing period.
             * @default monthly
             * @enum {string}
             */
            billing_cycle?: 'monthly' | 'yearly';
            /**
             * Format: int64
             * @description Seats.
             * @default 1
             */
            quantity?: number;
            /** @description Name or ID of the organization it is for. Defaults to the caller. */
            organization?: string;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['CheckoutSession'] } } };
    };
  };
  '/api/payments/v2/customer': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['PaymentCustomer'] } } } };
    post: {
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['CustomerInput'] } };
      responses: {
        200: { content: { 'application/json': components['schemas']['PaymentCustomer'] } };
        201: { content: { 'application/json': components['schemas']['PaymentCustomer'] } };
      };
    };
    patch: {
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['CustomerInput'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentCustomer'] } } };
    };
  };
  '/api/payments/v2/invoice_preview': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Product code of the plan. */
            product_code: components['schemas']['ProductCode'];
            /**
             * @description Length of a billing period.
             * @default monthly
             * @enum {string}
             */
            billing_cycle?: 'monthly' | 'yearly';
            /**
             * Format: int64
             * @description Seats.
             * @default 1
             */
            quantity?: number;
            /** @description Postal address. */
            address?: components['schemas']['BillingAddress'];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['InvoicePreview'] } } };
    };
  };
  '/api/payments/v2/invoices': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit24'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['InvoiceList'] } };
      };
    };
  };
  '/api/payments/v2/payment_method': {
    put: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description The card. */
            card: {
              /** @description Number. */
              number: string;
              /**
               * @description Month and year, in the format `MM/YY`.
               * @example 09/31
               */
              expires: string;
              /** @description Security code with three or four digits. */
              cvc: string;
            };
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PaymentAccount'] } } };
    };
  };
  '/api/payments/v2/subscriptions': {
    get: {
      parameters: { query?: { extended?: components['parameters']['Extended'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Subscriptions on this page. */
              data: components['schemas']['Subscription'][];
            };
          };
        };
      };
    };
    patch: {
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['SubscriptionChange'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Subscription'] } } };
    };
  };
  '/api/payments/v2/test_time': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Organization that it belongs to. If it is a string, its name. */
            organization?: string;
            /** @description Email address. */
            email?: components['schemas']['Email'];
            /**
             * Format: int64
             * @description Number of days.
             */
            days: number;
          };
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/environments/organizations/{org}/environments/import': {
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "name": "forecast",
           *       "platform": "linux-64",
           *       "channels": [
           *         "main"
           *       ],
           *       "solve": true,
           *       "files": [
           *         {
           *           "name": "environment.yml",
           *           "content": "name: forecast\nchannels: [main]\ndependencies: [numpy]\n"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /**
             * @description Name of the environment. Defaults to the name in the file.
             * @example forecast
             */
            name?: string;
            /**
             * @description Folder of the environment. Defaults to the folder in the file, or else the name.
             * @example /home/max/envs/forecast
             */
            prefix?: string;
            /**
             * @description Name of the device. Defaults to `uploaded`.
             * @example workstation
             */
            device?: string;
            /**
             * @description Subdir. Required if the file contains none or several.
             * @example linux-64
             */
            platform?: string;
            /**
             * @description Name of the environment in a pixi.lock or pixi.toml. Defaults to `default`.
             * @example default
             */
            environment?: string;
            /**
             * @description Channels to solve unpinned versions from, in priority order. Defaults to the organization's channels in the file (by name, URL, or mirror), or else `main` or the first channel.
             * @example [
             *       "main"
             *     ]
             */
            channels?: string[];
            /** @description `true` solves all specs of the file. `false` imports exact versions and skips other specs. By default, a file is solved if it leaves a version unpinned. */
            solve?: boolean;
            /** @description One file, or the files of a `conda-meta` folder. */
            files: {
              /**
               * @description Name of the file, for error messages.
               * @example pixi.lock
               */
              name: string;
              /**
               * @description Text of the file.
               * @example @EXPLICIT
               */
              content: string;
            }[];
          };
        };
      };
      responses: {
        200: { content: { 'application/json': components['schemas']['ImportedEnvironment'] } };
        201: { content: { 'application/json': components['schemas']['ImportedEnvironment'] } };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/owners': {
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description IDs of environments. Those that don't exist are omitted. */
            ids: components['schemas']['Uuid'][];
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['EnvironmentOwner'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/stats': {
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description IDs of environments. Those that don't exist are omitted. */
            ids: components['schemas']['Uuid'][];
          };
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['EnvironmentStats'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/upload': {
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description File content. As multipart/form-data. */
      requestBody: {
        content: {
          'multipart/form-data': {
            /**
             * Format: binary
             * @description The file.
             */
            files: string;
          };
        };
      };
      responses: {
        200: { content: { 'application/json': components['schemas']['ImportedEnvironment'] } };
        201: { content: { 'application/json': components['schemas']['ImportedEnvironment'] } };
      };
    };
  };
  '/api/environments/organizations/{org}/exposure/days': {
    get: {
      parameters: { query?: { days?: number }; path: { org: components['parameters']['Org60'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ExposureDay'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/users/registered': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org60'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['EnvironmentUser'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/packages/latest': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          format?: components['parameters']['Format'];
        };
        path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['KnownPackage'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/workloads/{workload}/keys': {
    put: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          id: components['parameters']['ServiceAccountId'];
          workload: components['parameters']['Workload'];
        };
      };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['IssuerKeys'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ServiceAccountWorkload'] } } };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/files/{file}/cves': {
    get: {
      parameters: {
        query?: { subdir?: components['parameters']['Subdir200'] };
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
          file: components['parameters']['File220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CveList'] } } };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/alternatives': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['AlternativeList'] } } };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/cves': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CveList'] } } };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/dependants': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['DependantList'] } } };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/dependencies': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['DependencyList'] } } };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/files': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          version?: components['parameters']['Version'];
          subdir?: components['parameters']['Subdir200'];
          decision?: components['parameters']['Decision'];
        };
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['FileList'] } };
      };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/versions': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ArtifactVersionList'] } } };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}': {
    get: {
      parameters: {
        query?: { view?: components['parameters']['View'] };
        path: {
          channel: components['parameters']['Channel220'];
          sub: components['parameters']['Sub'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: {
        200: {
          content: { 'application/json': components['schemas']['Artifact'] | components['schemas']['ShortArtifact'] };
        };
      };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/keys/{key}': {
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          id: components['parameters']['ServiceAccountId'];
          key: components['parameters']['Key'];
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/public-keys/{key}': {
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          id: components['parameters']['ServiceAccountId'];
          key: components['parameters']['Key'];
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/workloads/{workload}': {
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          id: components['parameters']['ServiceAccountId'];
          workload: components['parameters']['Workload'];
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/artifacts': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          decision?: components['parameters']['DecisionAll'];
          format?: components['parameters']['Format'];
        };
        path: { channel: components['parameters']['Channel220']; sub: components['parameters']['Sub'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['ArtifactList'];
          };
        };
      };
    };
  };
  '/api/ce/packages/{channel}/subchannels/{sub}/cves': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          format?: components['parameters']['Format'];
        };
        path: { channel: components['parameters']['Channel220']; sub: components['parameters']['Sub'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['CvePage'];
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/difference': {
    get: {
      parameters: {
        query?: {
          limit?: number;
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          before?: components['schemas']['Uuid'];
          after?: components['schemas']['Uuid'];
          with?: components['schemas']['Uuid'];
        };
        path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['PackageDifference'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/draft': {
    post: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Filters: `add_packages`, `remove_packages`, and `exceptions`, each a compound filter. */
            filters: components['schemas']['PolicyFilters'];
            /** @description ID of the policy. `null` if there is none. */
            policy_id?: components['schemas']['Uuid'];
            /** @description Name of the channel to which the draft would be applied. Defaults to the channel of most packages. */
            channel?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['EnvironmentDraft'] } } };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/lock': {
    get: {
      parameters: {
        query?: { form?: 'explicit' | 'environment_yml' };
        path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] };
      };
      responses: { 200: { content: { 'text/plain; charset=utf-8': string } } };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/moments': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['EnvironmentMoment'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/remove': {
    patch: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description `true` deletes the environment, `false` restores it. */
            remove: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Environment'] } } };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/sbom': {
    get: {
      parameters: {
        query?: { format?: 'cyclonedx' | 'spdx' };
        path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] };
      };
      responses: {
        200: { content: { 'application/vnd.cyclonedx+json; version=1.6': string; 'application/spdx+json': string } };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}/scan-brief': {
    post: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['EnvironmentScan'] } } };
    };
  };
  '/api/environments/organizations/{org}/state/{id}/status': {
    patch: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Review status, set by admins.
             * @enum {string}
             */
            status: 'unreviewed' | 'approved' | 'needs_attention' | 'retired';
            /** @description Message of the admins. `null` clears it. */
            custom_message: string | null;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['StateOfEnvironment'] } } };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/groups': {
    put: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description IDs of the groups. */
            group_ids: components['schemas']['Uuid'][];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ServiceAccount'] } } };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/keys': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Purpose of the key, such as the pipeline that uses it. */
            name: string;
            /** @description What the key allows, at least one. */
            scopes: (
              | 'channel:read'
              | 'channel:publish'
              | 'channel:write'
              | 'policy:read'
              | 'policy:write'
              | 'policy:apply'
              | 'environment:read'
              | 'environment:write'
              | 'advisory:write'
              | 'member:read'
              | 'report:read'
              | 'audit:read'
            )[];
            /**
             * Format: int64
             * @description Number of days until it expires.
             * @default 90
             */
            days?: number;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['IssuedServiceAccountKey'] } } };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/public-keys': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ServiceAccountPublicKey'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Purpose of the key, such as the pipeline that has the private key. */
            name: string;
            /** @description The public key as JWK: RSA of 2048 to 4096 bits, an elliptic curve P-256, or Ed25519. */
            jwk: { [key: string]: unknown };
            /** @description What its access tokens allow, at least one. */
            scopes: (
              | 'channel:read'
              | 'channel:publish'
              | 'channel:write'
              | 'policy:read'
              | 'policy:write'
              | 'policy:apply'
              | 'environment:read'
              | 'environment:write'
              | 'advisory:write'
              | 'member:read'
              | 'report:read'
              | 'audit:read'
            )[];
            /**
             * Format: int64
             * @description Number of days until it expires.
             * @default 90
             */
            days?: number;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['ServiceAccountPublicKey'] } } };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/token': {
    put: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the new token. Defaults to the scope of the old token.
             * @enum {string}
             */
            scope?: 'read' | 'publish';
            /**
             * @description `yes` confirms that the current token stops working immediately.
             * @constant
             */
            confirm: 'yes';
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.
             * @default read
             * @enum {string}
             */
            scope?: 'read' | 'publish';
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      responses: { 204: {} };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}/workloads': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ServiceAccountWorkload'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['NewServiceAccountWorkload'] } };
      responses: { 201: { content: { 'application/json': components['schemas']['ServiceAccountWorkload'] } } };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}/files/{file}/cves': {
    get: {
      parameters: {
        query?: { subdir?: components['parameters']['Subdir200'] };
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
          file: components['parameters']['File220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CveList'] } } };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}/alternatives': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['AlternativeList'] } } };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}/cves': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CveList'] } } };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}/dependants': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['DependantList'] } } };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}/dependencies': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['DependencyList'] } } };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}/files': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          version?: components['parameters']['Version'];
          subdir?: components['parameters']['Subdir200'];
          decision?: components['parameters']['Decision'];
        };
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['FileList'] } };
      };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}/versions': {
    get: {
      parameters: {
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ArtifactVersionList'] } } };
    };
  };
  '/api/ce/packages/{channel}/artifacts/{family}/{name}': {
    get: {
      parameters: {
        query?: { view?: components['parameters']['View'] };
        path: {
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: {
        200: {
          content: { 'application/json': components['schemas']['Artifact'] | components['schemas']['ShortArtifact'] };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments/{id}': {
    get: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Environment'] } } };
    };
  };
  '/api/environments/organizations/{org}/state/{id}': {
    get: {
      parameters: { path: { org: components['parameters']['Org60']; id: components['parameters']['EnvironmentId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['StateOfEnvironment'] } } };
    };
  };
  '/api/v1/organizations/{org}/service-accounts/{id}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ServiceAccount'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name. */
            name: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ServiceAccount'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['ServiceAccountId'] } };
      responses: { 204: {} };
    };
  };
  '/api/ce/cves/{id}/curations': {
    get: {
      parameters: { path: { id: components['parameters']['CVEId'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['CveCurations'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/ce/cves/{id}/environments': {
    get: {
      parameters: { path: { id: components['parameters']['CVEId'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['AffectedEnvironment'][];
              /** @description Total number of items on all pages. */
              total_count: components['schemas']['Count'];
            };
          };
        };
      };
    };
  };
  '/api/ce/cves/{id}/files': {
    get: {
      parameters: {
        query?: {
          limit?: number;
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          organization?: components['parameters']['Organization'];
          channel?: components['parameters']['Channel200'];
        };
        path: { id: components['parameters']['CVEId'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: {
                /** @description Organization that it belongs to. If it is a string, its name. */
                organization: string;
                /** @description Name of the channel. */
                channel: string;
                /** @description Subdir, such as `linux-64` or `noarch`. */
                subdir: string;
                /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
                file_name: string;
                /** @description Name. */
                name: string;
                /** @description Version of the package. */
                version: string;
                /**
                 * @description Policy decision: `allowed` or `refused` (blocked).
                 * @enum {string}
                 */
                decision: 'allowed' | 'refused';
              }[];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/ce/packages/{channel}/artifacts': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          decision?: components['parameters']['DecisionAll'];
          format?: components['parameters']['Format'];
        };
        path: { channel: components['parameters']['Channel220'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['ArtifactList'];
          };
        };
      };
    };
  };
  '/api/ce/packages/{channel}/cves': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          format?: components['parameters']['Format'];
        };
        path: { channel: components['parameters']['Channel220'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['CvePage'];
          };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/draft': {
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Name of the channel.
             * @default main
             */
            channel?: string;
            /** @description Filters: `add_packages`, `remove_packages`, and `exceptions`, each a compound filter. */
            filters: components['schemas']['PolicyFilters'];
            /** @description ID of the policy. `null` if there is none. */
            policy_id?: components['schemas']['Uuid'];
            /**
             * Format: int64
             * @description Maximum number of items to return, 1 to 100.
             * @default 20
             */
            limit?: number;
            /**
             * Format: int64
             * @description Number of items to skip.
             * @default 0
             */
            offset?: number;
            /** @description Cursor of the previous page, instead of `offset`. The pages are complete also while items are added, changed, or deleted. */
            cursor?: string;
            /**
             * @description Returns the page before the cursor, or without one, the last page.
             * @constant
             */
            backward?: 'true';
          };
        };
      };
      responses: {
        200: {
          content: { 'application/x-ndjson': string; 'application/json': components['schemas']['DraftedEnvironments'] };
        };
      };
    };
  };
  '/api/environments/organizations/{org}/environments': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
          status?: components['parameters']['Status'];
        };
        path: { org: components['parameters']['Org60'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Environment'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 4 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name. */
            name: string;
            /** @description Folder of the environment on its device. */
            prefix: string;
            /** @description Name of the device. */
            device: string;
            /** @description Subdir, such as `linux-64` or `noarch`. */
            platform: string;
            /** @description Installed packages. */
            packages: components['schemas']['InstalledPackage'][];
          };
        };
      };
      responses: {
        200: { content: { 'application/json': components['schemas']['Environment'] } };
        201: { content: { 'application/json': components['schemas']['Environment'] } };
      };
    };
  };
  '/api/environments/organizations/{org}/exposure': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          package?: string;
          spec?: string;
          cve?: string;
          if_refused?: 'true' | 'false';
        };
        path: { org: components['parameters']['Org60'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['Exposure'] } };
      };
    };
  };
  '/api/environments/organizations/{org}/states': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
          status?: components['parameters']['Status'];
        };
        path: { org: components['parameters']['Org60'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['StateOfEnvironment'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/learning/videos/{index}/picture': {
    get: { parameters: { path: { index: number } }; responses: { 200: { content: { 'image/*': string } } } };
  };
  '/api/operator/advisory-feeds/{id}/fetch': {
    post: { parameters: { path: { id: components['parameters']['FeedId'] } }; responses: { 204: {} } };
  };
  '/api/operator/advisory-feeds/{id}/key': {
    put: {
      parameters: { path: { id: components['parameters']['FeedId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description API key as issued by the publisher. It is never returned. */
            key: string;
          };
        };
      };
      responses: { 204: {} };
    };
    delete: { parameters: { path: { id: components['parameters']['FeedId'] } }; responses: { 204: {} } };
  };
  '/api/operator/audit-logs/{chain}/file': {
    get: {
      parameters: {
        query?: {
          actor?: components['parameters']['Actor'];
          action?: components['parameters']['Action'];
          target?: components['parameters']['Target'];
          from?: components['parameters']['From'];
          to?: components['parameters']['To'];
          format?: components['parameters']['FormatJsonl'];
        };
        path: { chain: components['parameters']['Chain'] };
      };
      responses: { 200: { content: { 'application/jsonl': string; 'text/csv; charset=utf-8': string } } };
    };
  };
  '/api/operator/organizations/{org}/plan': {
    put: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Product code of the plan. */
            product_code: components['schemas']['ProductCode'];
            /**
             * Format: int64
             * @description Seats.
             * @default 1
             */
            quantity?: number;
            /** @description Expiration time. */
            until: components['schemas']['DateTime'];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['HubOrganization'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['HubOrganization'] } } };
    };
  };
  '/api/operator/packages/{name}/upstream': {
    get: {
      parameters: { path: { name: components['parameters']['Name128'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PackageUpstream'] } } };
    };
    put: {
      parameters: { path: { name: components['parameters']['Name128'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Role in the organization.
             * @enum {string}
             */
            role: 'self' | 'carrier' | 'part' | 'no-code';
            /** @description Mappings to upstream packages, by ecosystem. */
            mappings: {
              /** @description Ecosystem as named in OSV, or CPE. */
              ecosystem: string;
              /** @description Name in the ecosystem, or vendor:product for CPE. */
              name: string;
              /**
               * @description Confidence in the mapping. `low` is a suggestion that marks nothing as affected.
               * @enum {string}
               */
              confidence: 'high' | 'medium' | 'low';
              /** @description Relation other than identity: contains, sibling, or umbrella. `null` if it is the same package. */
              relation?: string | null;
              /** @description `after` if versions with a letter suffix are newer, as in OpenSSL 1.1.1w. `null` otherwise. */
              letters?: 'after' | null;
            }[];
            /**
             * @description Evidence for the mapping. May be empty.
             * @default
             */
            evidence?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PackageUpstream'] } } };
    };
  };
  '/api/operator/people/{id}/password-link': {
    post: { parameters: { path: { id: components['parameters']['UserIdUuid'] } }; responses: { 204: {} } };
  };
  '/api/operator/people/{id}/plan': {
    put: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Product code of the plan. */
            product_code: components['schemas']['ProductCode'];
            /**
             * Format: int64
             * @description Seats.
             * @default 1
             */
            quantity?: number;
            /** @description Expiration time. */
            until: components['schemas']['DateTime'];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['HubPerson'] } } };
    };
    delete: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['HubPerson'] } } };
    };
  };
  '/api/v1/organizations/{org}/service-accounts': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ServiceAccount'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "name": "ci-build"
           *     }
           */
          'application/json': {
            /** @description Name. */
            name: string;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['ServiceAccount'] } } };
    };
  };
  '/api/operator/jobs/{kind}/{id}/cancel': {
    post: {
      parameters: { path: { kind: components['parameters']['Kind']; id: components['parameters']['JobId'] } };
      responses: { 204: {} };
    };
  };
  '/api/operator/jobs/{kind}/{id}/retry': {
    post: {
      parameters: { path: { kind: components['parameters']['Kind']; id: components['parameters']['JobId'] } };
      responses: { 204: {} };
    };
  };
  '/api/gateway-analytics/reports/{org}/{report}': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          days?: components['parameters']['Days'];
          interval?: 'hour' | 'day';
        };
        path: { org: components['parameters']['Org']; report: string };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json':
              | components['schemas']['RequestsReport']
              | components['schemas']['ClientsReport']
              | components['schemas']['BlockedReport'];
          };
        };
      };
    };
  };
  '/api/account/tokens/{id}': {
    put: {
      parameters: { path: { id: components['parameters']['TokenId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description `yes` confirms that the current token stops working immediately.
             * @constant
             */
            confirm: 'yes';
            /**
             * Format: int64
             * @description Number of days until the new token expires. Defaults to the duration of the old token.
             */
            days?: number;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['IssuedApiToken'] } } };
    };
    delete: { parameters: { path: { id: components['parameters']['TokenId'] } }; responses: { 204: {} } };
  };
  '/api/ce/cves/{id}': {
    get: {
      parameters: { path: { id: components['parameters']['CVEId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Cve'] } } };
    };
  };
  '/api/gateway-analytics/settings/{org}': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['GatewaySettings'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description ID of the organization. */
            org_id?: components['schemas']['Uuid'];
            /** @description Whether individual clients are recorded. Requests are counted either way. */
            is_gateway_enabled?: boolean;
            /**
             * Format: int64
             * @description Number of days after which counts and clients are deleted, 1 to 1095.
             */
            retention_days?: number;
            /** @description Whether clients are recorded as a keyed hash of address and token owner, without names. */
            anonymize_clients?: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['GatewaySettings'] } } };
    };
  };
  '/api/iam/authorize/{id}': {
    get: {
      parameters: { path: { id: string } };
      responses: { 200: { content: { 'application/json': components['schemas']['AuthorizationRequest'] } } };
    };
  };
  '/api/iam/device/{code}': {
    get: {
      parameters: { path: { code: string } };
      responses: { 200: { content: { 'application/json': components['schemas']['AuthorizationRequest'] } } };
    };
  };
  '/api/iam/passkeys/{id}': {
    delete: { parameters: { path: { id: components['schemas']['Uuid'] } }; responses: { 204: {} } };
  };
  '/api/iam/sessions/{id}': {
    delete: { parameters: { path: { id: components['schemas']['Uuid'] } }; responses: { 204: {} } };
  };
  '/api/notebooks/shared/{id}': {
    get: {
      parameters: { path: { id: string } };
      responses: { 200: { content: { 'application/json': components['schemas']['WholeNotebook'] } } };
    };
  };
  '/api/operator/advisory-feeds/{id}': {
    patch: {
      parameters: { path: { id: components['parameters']['FeedId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Whether it is turned on. */
            enabled: boolean;
          };
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/operator/audit-logs/{chain}': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          actor?: components['parameters']['Actor'];
          action?: components['parameters']['Action'];
          target?: components['parameters']['Target'];
          from?: components['parameters']['From'];
          to?: components['parameters']['To'];
          up_to?: components['parameters']['UpTo'];
        };
        path: { chain: components['parameters']['Chain'] };
      };
      responses: {
        200: {
          content: { 'application/x-ndjson': string; 'application/json': components['schemas']['AuditEntryList'] };
        };
      };
    };
  };
  '/api/operator/organizations/{org}': {
    get: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['HubOrganization'] } } };
    };
  };
  '/api/operator/package-changes/{name}': {
    post: {
      parameters: { path: { name: components['parameters']['Name128'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Whether to accept the change. `false` keeps the current mapping. */
            accept: boolean;
          };
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/operator/people/{id}': {
    get: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['HubPerson'] } } };
    };
    patch: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Whether the user is a hub operator. */
            is_operator?: boolean;
            /** @description Whether the account is disabled. No one can sign in with a disabled account. */
            is_disabled?: boolean;
            /**
             * @description `true` confirms the email address manually. This can't be undone.
             * @constant
             */
            is_confirmed?: true;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['HubPerson'] } } };
    };
  };
  '/api/account/channel-tokens': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['OwnChannelToken'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/account/features': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['AccountFeatures'] } } } };
  };
  '/api/account/settings': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['AccountSettings'] } } } };
    put: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Color theme of the application. */
            theme?: ('system' | 'light' | 'dark') | null;
            /** @description Whether the navigation is collapsed. */
            navigation_collapsed?: boolean | null;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['AccountSettings'] } } };
    };
  };
  '/api/account/tokens': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ApiToken'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "name": "ci-build",
           *       "scope": "publish",
           *       "days": 90
           *     }
           */
          'application/json': {
            /** @description Purpose of the token, such as the script or pipeline that uses it. */
            name: string;
            /**
             * @description Scope of the token.
             * @default read
             * @enum {string}
             */
            scope?: 'read' | 'publish' | 'full';
            /**
             * Format: int64
             * @description Number of days until it expires.
             * @default 90
             */
            days?: number;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['IssuedApiToken'] } } };
    };
  };
  '/api/account/updates': {
    get: {
      parameters: { query?: { since?: components['parameters']['Since']; wait?: components['parameters']['Wait'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['AccountUpdate'] } } };
    };
  };
  '/api/ce/advisory-sources': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['AdvisorySource'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/ce/current-token': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['ChannelToken'] } } } };
    put: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the new token. Defaults to the scope of the old token.
             * @enum {string}
             */
            scope?: 'read' | 'publish';
            /**
             * @description `yes` confirms that the current token stops working immediately.
             * @constant
             */
            confirm: 'yes';
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.
             * @default read
             * @enum {string}
             */
            scope?: 'read' | 'publish';
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    delete: { responses: { 204: {} } };
  };
  '/api/ce/cves': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
        };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['CvePage'] } };
      };
    };
  };
  '/api/ce/packages': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          search?: string;
          organization?: components['parameters']['Organization'];
          channel?: components['parameters']['Channel200'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['FoundArtifact'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/commands/hub.mjs': {
    get: { responses: { 200: { content: { 'text/javascript; charset=utf-8': string } }; 304: {} } };
  };
  '/api/commands/terrarium.mjs': {
    get: { responses: { 200: { content: { 'text/javascript; charset=utf-8': string } }; 304: {} } };
  };
  '/api/commands/terrarium.mjs.sha256': {
    get: { responses: { 200: { content: { 'text/plain; charset=utf-8': string } }; 304: {} } };
  };
  '/api/iam/authorize': {
    post: {
      parameters: {
        query: {
          grant_type: 'authorization_code';
          id: string;
          client_id?: string;
          redirect_uri?: string;
          response_type?: string;
          scope?: string;
          state?: string;
          allow: 'true' | 'false';
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['AuthorizationAnswer'] } } };
    };
  };
  '/api/iam/caller': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['Caller'] } } } };
  };
  '/api/iam/device': {
    post: {
      /** @description At most 4 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Code that the device shows. */
            user_code: string;
            /** @description Whether the user approves the request. */
            allow: boolean;
          };
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/iam/factors': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['Factors'] } } } };
  };
  '/api/iam/logout': {
    post: {
      /** @description At most 16 KiB. */
      requestBody: { content: { 'application/json': components['schemas']['LogoutToken'] } };
      responses: { 204: {} };
    };
  };
  '/api/iam/operator': {
    post: {
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Token from the link in the terminal of a hub without operators. */
            token: string;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['Accepted'] } } };
    };
  };
  '/api/iam/options': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['SignInOptions'] } } } };
  };
  '/api/iam/passkeys': {
    post: {
      /** @description At most 32 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description ID of the challenge, from the request that started this step. */
            challenge_id: components['schemas']['Uuid'];
            /** @description Response of the browser to the challenge. */
            credential: {
              /** @description ID. It never changes. */
              id: string;
              /** @description As defined by WebAuthn, in base64url. */
              rawId: string;
              /**
               * @description As defined by WebAuthn.
               * @constant
               */
              type: 'public-key';
              /** @description As defined by WebAuthn. */
              response: {
                /** @description As defined by WebAuthn, in base64url. */
                clientDataJSON: string;
                /** @description As defined by WebAuthn, in base64url. */
                attestationObject: string;
                /** @description As defined by WebAuthn. */
                transports?: string[] | null;
              };
              /** @description As defined by WebAuthn. */
              authenticatorAttachment?: ('platform' | 'cross-platform') | null;
              /**
               * @description As defined by WebAuthn.
               * @default {}
               */
              clientExtensionResults?: { [key: string]: unknown };
            };
            /** @description Name. */
            name: string;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Passkey'] } } };
    };
  };
  '/api/iam/password-reset': {
    post: {
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Email address. */
            email: string;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['Accepted'] } } };
    };
  };
  '/api/iam/proof': {
    post: {
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json':
            | {
                /**
                 * @description Kind.
                 * @constant
                 */
                kind: 'password';
                /** @description Password of the account. */
                password: string;
              }
            | {
                /**
                 * @description Kind.
                 * @constant
                 */
                kind: 'code';
                /** @description Six digits from the authenticator app, or a recovery code. */
                code: string;
              }
            | {
                /**
                 * @description Kind.
                 * @constant
                 */
                kind: 'passkey';
                /** @description ID of the challenge from POST /api/iam/passkeys/sign-in. */
                challenge_id: components['schemas']['Uuid'];
                /** @description Response of the browser to the challenge. */
                credential: components['schemas']['PasskeyAssertion'];
              };
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/iam/register': {
    post: {
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Email address. */
            email: string;
            /** @description Password of the account. */
            password: string;
            /** @description First name. May be empty. */
            first_name: string;
            /** @description Last name. May be empty. */
            last_name: string;
            /** @description Path on this hub that the user wanted to open. Included in the link of the email. */
            return_url?: string | null;
            /** @description Token from the terminal of a hub without operators. The account becomes an operator and needs no confirmation. */
            operator_token?: string | null;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['Accepted'] } } };
    };
  };
  '/api/iam/session': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } } };
  };
  '/api/iam/sessions': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['UserSession'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    delete: { responses: { 204: {} } };
  };
  '/api/iam/token': {
    post: {
      /** @description At most 16 KiB. As application/json or application/x-www-form-urlencoded. */
      requestBody: {
        content: {
          'application/json': components['schemas']['TokenRequest'];
          'application/x-www-form-urlencoded': components['schemas']['TokenRequest'];
        };
      };
      responses: {
        200: {
          content: { 'application/json': components['schemas']['Tokens'] | components['schemas']['ClientTokens'] };
        };
      };
    };
  };
  '/api/iam/totp': {
    put: {
      /** @description At most 1 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Six digits from the authenticator app, or a recovery code. */
            code: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['RecoveryCodes'] } } };
    };
    post: { responses: { 201: { content: { 'application/json': components['schemas']['BegunTotp'] } } } };
    delete: { responses: { 204: {} } };
  };
  '/api/iam/verification': {
    post: {
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Token from the link in the email. */
            token: string;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['Accepted'] } } };
    };
  };
  '/api/learning/videos': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['LearningVideo'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/navigation/items': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['NavigationItems'] } } } };
  };
  '/api/notebooks/server': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description URL of the notebook server. `null` if none is configured. */
              url: string | null;
            };
          };
        };
      };
    };
  };
  '/api/oidc/audience': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['WorkloadAudience'] } } } };
  };
  '/api/oidc/exchange': {
    post: {
      /** @description At most 32 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Token of the issuer, a signed JWT. */
            token: string;
            /** @description Channel, as `organization/channel`. Or send `service_account`. */
            channel?: string;
            /**
             * @description Scope of the channel token. Defaults to the maximum scope of the trusted workload.
             * @enum {string}
             */
            scope?: 'read' | 'publish';
            /** @description ID of the service account. Or send `channel`. */
            service_account?: components['schemas']['Uuid'];
            /** @description Scopes of the access token. Defaults to all scopes of the trusted workload. */
            scopes?: (
              | 'channel:read'
              | 'channel:publish'
              | 'channel:write'
              | 'policy:read'
              | 'policy:write'
              | 'policy:apply'
              | 'environment:read'
              | 'environment:write'
              | 'advisory:write'
              | 'member:read'
              | 'report:read'
              | 'audit:read'
            )[];
          };
        };
      };
      responses: {
        201: {
          content: {
            'application/json': components['schemas']['ExchangedToken'] | components['schemas']['ExchangedAccessToken'];
          };
        };
      };
    };
  };
  '/api/oidc/mint_token': {
    post: {
      /** @description At most 32 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Token of the issuer, a signed JWT. */
            token: string;
          };
        };
      };
      responses: { 200: { content: { 'text/plain; charset=utf-8': string } } };
    };
  };
  '/api/operator/advisory-feeds': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['AdvisoryFeed'][];
            };
          };
        };
      };
    };
  };
  '/api/operator/audit-logs': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['AuditChain'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/feed-bundles': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['FeedBundles'] } } } };
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description IDs of the feeds, such as osv:PyPI. */
            feeds: string[];
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['FeedBundles'] } } };
    };
  };
  '/api/operator/jobs': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['HubJobs'] } } } };
  };
  '/api/operator/log': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['OperatorLogEntry'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/mail': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['MailState'] } } } };
  };
  '/api/operator/organizations': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['HubOrganizationSummary'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/package-changes': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['PackageChange'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/packages': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
          state?: 'known' | 'hint' | 'no_code' | 'not_said';
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['HubPackage'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/people': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
          state?: 'operator' | 'disabled' | 'unconfirmed' | 'deleted';
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['HubPersonSummary'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/operator/storage': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['HubStorage'] } } } };
  };
  '/api/operator/updates': {
    get: {
      parameters: { query?: { since?: components['parameters']['Since']; wait?: components['parameters']['Wait'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['HubUpdate'] } } };
    };
  };
  '/api/organizations/': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description 1 to 80 characters. */
            title: string;
            /** @description Name, as used in URLs: 2 to 40 lowercase letters, digits, and hyphens. */
            name: string;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Organization'] } } };
    };
  };
  '/api/organizations/my': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Organization'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/schemas/policy-filters.json': {
    get: {
      responses: {
        200: {
          content: {
            'application/schema+json': {
              /** @description Version of JSON Schema. */
              $schema: string;
              /** @description URL of the schema. */
              $id: string;
            } & { [key: string]: unknown };
          };
        };
      };
    };
  };
  '/api/search/collections_and_files': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          query?: components['parameters']['Query'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CollectionsAndFiles'] } } };
    };
  };
  '/api/search/packages': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          query?: components['parameters']['Query'];
          channel?: string[];
          decision?: ('allowed' | 'refused')[];
          license?: string[];
          platform?: string[];
          severity?: ('critical' | 'high' | 'medium' | 'low' | 'other' | 'none_known' | 'unknown')[];
          updated?: ('week' | 'month' | 'quarter' | 'year')[];
        };
      };
      responses: {
        200: {
          content: { 'application/x-ndjson': string; 'application/json': components['schemas']['PackageSearch'] };
        };
      };
    };
  };
  '/api/search/search_context': {
    get: {
      parameters: { query?: { query?: components['parameters']['Query']; limit?: number } };
      responses: { 200: { content: { 'application/json': components['schemas']['SearchResults'] } } };
    };
  };
  '/api/users/me': { delete: { parameters: { query?: { hard?: string } }; responses: { 204: {} } } };
  '/api/organizations/{org}/ce/current-token/sync': {
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['TokenSync'] } } };
    };
  };
  '/api/organizations/{org}/ce/site-token/sync': {
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['TokenSync'] } } };
    };
  };
  '/api/organizations/{org}/users/me/products': {
    get: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['LicenceList'] } } };
    };
  };
  '/api/organizations/{org}/channel-policy-deltas/subscriptions/{channel}/': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Maximum frequency of emails: per published version, daily, or weekly.
             * @enum {string}
             */
            frequency: 'realtime' | 'daily' | 'weekly';
            /**
             * @description Kind of deltas: those that added files, those that removed files, or all.
             * @enum {string}
             */
            change_type: 'all' | 'packages_added' | 'packages_removed';
          };
        };
      };
      responses: {
        200: { content: { 'application/json': components['schemas']['DeltaSubscription'] } };
        201: { content: { 'application/json': components['schemas']['DeltaSubscription'] } };
      };
    };
  };
  '/api/organizations/{org}/channel-policy-deltas/details/{id}': {
    get: {
      parameters: {
        query?: {
          added?: 'true' | 'false';
          q?: string;
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org']; id: components['parameters']['PolicyRunId'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: {
                /** @description Subdir, such as `linux-64` or `noarch`. */
                platform: string;
                /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
                file_name: string;
                /** @description Name. */
                name: string;
                /** @description Version of the package. */
                version: string;
                /** @description Build string, such as `py312_0`. */
                build: string;
                /** @description Reason, as text. */
                reason: string;
              }[];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
              /** @description Whether the reasons of these changes are still stored. If not, each `reason` says so. */
              reasons_kept: boolean;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channel-policy-deltas/subscriptions/{id}': {
    delete: { parameters: { path: { org: components['parameters']['Org']; id: string } }; responses: { 204: {} } };
  };
  '/api/organizations/{org}/users/products/{productId}': {
    put: {
      parameters: {
        path: { org: components['parameters']['Org60']; productId: components['parameters']['ProductId'] };
      };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description IDs of members. */
            user_ids: components['schemas']['Uuid'][];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['LicenceList'] } } };
    };
  };
  '/api/organizations/{org}/audit-log/file': {
    get: {
      parameters: {
        query?: {
          actor?: components['parameters']['Actor'];
          action?: components['parameters']['Action'];
          target?: components['parameters']['Target'];
          from?: components['parameters']['From'];
          to?: components['parameters']['To'];
          format?: components['parameters']['FormatJsonl'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: { 200: { content: { 'application/jsonl': string; 'text/csv; charset=utf-8': string } } };
    };
  };
  '/api/organizations/{org}/ce/current-token': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelToken'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the new token. Defaults to the scope of the old token.
             * @enum {string}
             */
            scope?: 'read' | 'publish';
            /**
             * @description `yes` confirms that the current token stops working immediately.
             * @constant
             */
            confirm: 'yes';
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.
             * @default read
             * @enum {string}
             */
            scope?: 'read' | 'publish';
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    delete: { parameters: { path: { org: components['parameters']['Org'] } }; responses: { 204: {} } };
  };
  '/api/organizations/{org}/ce/site-token': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelToken'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the new token. Defaults to the scope of the old token.
             * @enum {string}
             */
            scope?: 'read' | 'publish';
            /**
             * @description `yes` confirms that the current token stops working immediately.
             * @constant
             */
            confirm: 'yes';
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.
             * @default read
             * @enum {string}
             */
            scope?: 'read' | 'publish';
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['IssuedChannelToken'] } } };
    };
    delete: { parameters: { path: { org: components['parameters']['Org'] } }; responses: { 204: {} } };
  };
  '/api/organizations/{org}/channel-policy-deltas/subscriptions': {
    get: {
      parameters: { query?: { q?: string }; path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['DeltaSubscription'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels/sourcecheck': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description URL of one channel. */
            sources: string[];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['SourceCheck'] } } };
    };
  };
  '/api/organizations/{org}/curations/preview': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description ID of the CVE or advisory. All IDs of the advisory are accepted. */
            cve: string;
            /**
             * @description Name of the conda package.
             * @example pillow
             */
            package: string;
            /** @description A version or a conda version spec. Defaults to all versions. */
            versions?: string | null;
            /** @description Build string of one build of a version. Defaults to all builds. */
            build?: string | null;
            /** @description Limits the statement to files of this subdir. */
            subdir?: string | null;
            /**
             * @description Status that the statement sets, as in OpenVEX.
             * @enum {string}
             */
            status: 'affected' | 'not_affected' | 'fixed' | 'under_investigation';
            /** @description Why it isn't affected. Required with `not_affected`, and not allowed otherwise. */
            justification?:
              | (
                  | 'component_not_present'
                  | 'vulnerable_code_not_present'
                  | 'vulnerable_code_not_in_execute_path'
                  | 'vulnerable_code_cannot_be_controlled_by_adversary'
                  | 'inline_mitigations_already_exist'
                )
              | null;
            /**
             * @description Explanation of the status.
             * @default
             */
            note?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CurationPreview'] } } };
    };
  };
  '/api/organizations/{org}/features/batch': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Names of the features. */
            features: {
              /**
               * @description Name of the feature.
               * @enum {string}
               */
              feature:
                | 'notebooks'
                | 'lms'
                | 'channel'
                | 'issue_token'
                | 'signed_package'
                | 'telemetry'
                | 'organization_insights'
                | 'service_accounts'
                | 'environments'
                | 'org_channels'
                | 'policy'
                | 'cve'
                | 'groups'
                | 'community_channel';
              /** @description Whether it is turned on. */
              enabled: boolean;
            }[];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['OrganizationFeatureList'] } } };
    };
  };
  '/api/organizations/{org}/remove-invitations/': {
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Email addresses. */
            emails: string[];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['InvitationOutcomeList'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/apply': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "file": "name: No severe CVEs\nchannels: [team-approved]\nfilters:\n  remove_packages:\n    type: compound\n    operator: OR\n    subfilters:\n      - { facet: cve_score, criterion: 7, comparator: greater_than_equal_to }\n"
           *     }
           */
          'application/json': {
            /** @description Content of the file as one YAML or JSON string. */
            file: string;
            /** @description Name of the policy, instead of the name in the file. */
            name?: string;
            /** @description Fingerprint of the reviewed plan. If the changes differ, nothing is applied (409 `plan_outdated`). */
            fingerprint?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['AppliedPolicyFile'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/impact': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "channel": "team-approved",
           *       "filters": {
           *         "add_packages": {
           *           "type": "compound",
           *           "operator": "AND",
           *           "subfilters": [
           *             {
           *               "facet": "license_family",
           *               "criterion": [
           *                 "AGPL"
           *               ],
           *               "comparator": "not_in"
           *             }
           *           ]
           *         },
           *         "remove_packages": {
           *           "type": "compound",
           *           "operator": "OR",
           *           "subfilters": [
           *             {
           *               "facet": "cve_score",
           *               "criterion": 7,
           *               "comparator": "greater_than_equal_to"
           *             }
           *           ]
           *         },
           *         "exceptions": {
           *           "type": "compound",
           *           "operator": "AND",
           *           "subfilters": []
           *         }
           *       },
           *       "packages": 20
           *     }
           */
          'application/json': {
            /**
             * @description Name of the channel.
             * @default main
             */
            channel?: string;
            /** @description Filters: `add_packages`, `remove_packages`, and `exceptions`, each a compound filter. */
            filters: components['schemas']['PolicyFilters'];
            /** @description ID of the policy. `null` if there is none. */
            policy_id?: components['schemas']['Uuid'];
            /**
             * Format: int64
             * @description Maximum number of packages to list per direction.
             * @default 20
             */
            packages?: number;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PolicyImpact'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/impact.csv': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Name of the channel.
             * @default main
             */
            channel?: string;
            /** @description Filters: `add_packages`, `remove_packages`, and `exceptions`, each a compound filter. */
            filters: components['schemas']['PolicyFilters'];
            /** @description ID of the policy. `null` if there is none. */
            policy_id?: components['schemas']['Uuid'];
            /**
             * Format: int64
             * @description Maximum number of packages to list per direction.
             * @default 20
             */
            packages?: number;
          };
        };
      };
      responses: { 200: { content: { 'text/csv; charset=utf-8': string } } };
    };
  };
  '/api/organizations/{org}/repo-policies/plan': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "file": "name: No severe CVEs\nchannels: [team-approved]\nfilters:\n  remove_packages:\n    type: compound\n    operator: OR\n    subfilters:\n      - { facet: cve_score, criterion: 7, comparator: greater_than_equal_to }\n"
           *     }
           */
          'application/json': {
            /** @description Content of the file as one YAML or JSON string. */
            file: string;
            /** @description Name of the policy, instead of the name in the file. */
            name?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PolicyPlan'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/repair': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Name of the channel.
             * @default main
             */
            channel?: string;
            /** @description Filters: `add_packages`, `remove_packages`, and `exceptions`, each a compound filter. */
            filters: components['schemas']['PolicyFilters'];
            /** @description ID of the policy. `null` if there is none. */
            policy_id?: components['schemas']['Uuid'];
            /**
             * @description Packages that should be installable again: the 100 most needed uninstallable packages of each subdir, or all of them.
             * @default top
             * @enum {string}
             */
            targets?: 'top' | 'all';
            /**
             * @description Packages without an exception.
             * @default []
             */
            never?: string[];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PolicyRepair'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/validate': {
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "file": "name: No severe CVEs\nchannels: [team-approved]\nfilters:\n  remove_packages:\n    type: compound\n    operator: OR\n    subfilters:\n      - { facet: cve_score, criterion: 7, comparator: greater_than_equal_to }\n"
           *     }
           */
          'application/json': {
            /** @description Content of the file as one YAML or JSON string. */
            file: string;
            /** @description Name of the policy, instead of the name in the file. */
            name?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PolicyFileMistakes'] } } };
    };
  };
  '/api/organizations/{org}/reports/package-downloads': {
    get: {
      parameters: {
        query?: { month?: number; year?: number; format?: 'csv' | 'json' };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['PackageDownload'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/reports/telemetry': {
    get: {
      parameters: {
        query?: { days?: components['parameters']['Days'] };
        path: { org: components['parameters']['Org'] };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['TelemetryReport'] } } };
    };
  };
  '/api/organizations/{org}/resend-invitations/': {
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Email addresses. */
            emails: string[];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['InvitationOutcomeList'] } } };
    };
  };
  '/api/organizations/{org}/seats/stats': {
    get: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['SeatStats'] } } };
    };
  };
  '/api/organizations/{org}/users/me': {
    delete: { parameters: { path: { org: components['parameters']['Org'] } }; responses: { 204: {} } };
  };
  '/api/organizations/{org}/users/products': {
    get: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['LicenceList'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description IDs of members.
             * @default []
             */
            user_ids?: components['schemas']['Uuid'][];
            /**
             * @description Whether every member gets a seat.
             * @default false
             */
            include_all_members?: boolean;
            /**
             * @description Product code of the organization's plan. Defaults to the current plan.
             * @enum {string}
             */
            product_code?:
              | 'free_subscription'
              | 'starter_subscription'
              | 'commercial_subscription'
              | 'security_subscription'
              | 'enterprise_subscription'
              | 'platform_subscription';
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['LicenceList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/bundles/incoming': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['IncomingBundles'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name of a file in the organization's folder on the hub. */
            file_name: string;
            /**
             * @description Whether to import despite warnings.
             * @default false
             */
            anyway?: boolean;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['BundleJob'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/bundles/key': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['BundleKey'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/promotions/plan': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Source channel. */
            source: {
              /** @description Organization that it belongs to. If it is a string, its name. */
              organization: string;
              /** @description Name of the channel. */
              channel: string;
            };
            /**
             * @description Files by subdir and name.
             * @default []
             */
            files?: {
              /** @description Subdir, such as `linux-64` or `noarch`. */
              subdir: string;
              /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
              file_name: string;
            }[];
            /**
             * @description Packages to promote with all files, or with all files of one version.
             * @default []
             */
            packages?: {
              /** @description Name. */
              name: string;
              /** @description Version of the package. */
              version?: string;
            }[];
            /**
             * @description Whether to also find source files that the others depend on. The preview lists them. To promote these files, add them to the selection.
             * @default false
             */
            with_dependencies?: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PromotionPlan'] } } };
    };
  };
  '/api/organizations/{org}/channel-policies/{channel}/runs/{id}/publish': {
    post: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['PolicyRunId'];
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['PolicyRun'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/bundles/{id}/file': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['schemas']['Uuid'];
        };
      };
      responses: { 200: { content: { 'application/octet-stream': string } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/promotions/{id}/decision': {
    put: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['PromotionId'];
        };
      };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Decision of the reviewer.
             * @enum {string}
             */
            decision: 'approve' | 'decline';
            /**
             * @description Comment for the requester. Required to decline.
             * @default
             */
            answer?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Promotion'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/uploads/{upload}/publication': {
    post: {
      parameters: {
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel']; upload: string };
      };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Labels for the file. Defaults to 'main'.
             * @default []
             */
            labels?: string[];
          };
        };
      };
      responses: {
        200: { content: { 'application/json': components['schemas']['PublishedFile'] } };
        201: { content: { 'application/json': components['schemas']['PublishedFile'] } };
      };
    };
  };
  '/api/organizations/{org}/repo-policies/{id}/revisions/{revision}/restore': {
    post: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          id: components['parameters']['PolicyId'];
          revision: components['parameters']['Revision'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Policy'] } } };
    };
  };
  '/api/organizations/{org}/webhooks/{id}/deliveries/{delivery}/replay': {
    post: {
      parameters: {
        path: { org: components['parameters']['Org']; id: components['parameters']['WebhookId']; delivery: string };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['WebhookDelivery'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/archive/paths': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          subdir?: components['parameters']['Subdir200'];
          file_name?: components['parameters']['FileName'];
          q?: string;
        };
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: {
                /** @description Path in the archive. */
                path: string;
                /** @description Size of the file in bytes. 0 for a link. */
                size: components['schemas']['Count'];
              }[];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/files/{file}/cves': {
    get: {
      parameters: {
        query?: { subdir?: components['parameters']['Subdir200'] };
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
          file: components['parameters']['File220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CveList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/alternatives': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['AlternativeList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/archive': {
    get: {
      parameters: {
        query?: { subdir?: components['parameters']['Subdir200']; file_name?: components['parameters']['FileName'] };
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Archive'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/cves': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CveList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/dependants': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['DependantList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/dependencies': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['DependencyList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/files': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          version?: components['parameters']['Version'];
          subdir?: components['parameters']['Subdir200'];
          decision?: components['parameters']['Decision'];
        };
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['FileList'] } };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/versions': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ArtifactVersionList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/explain': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          subdir: components['parameters']['Subdir'];
          file: string;
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Explanation'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/history': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          subdir: components['parameters']['Subdir'];
          file: string;
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['FileEventList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/withdrawal': {
    put: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          subdir: components['parameters']['Subdir'];
          file: string;
        };
      };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Whether to yank or quarantine. `yanked`: the index doesn't list the file, but clients can still download it by name, for example from a lock file. `harmful`: no one can download it.
             * @enum {string}
             */
            kind: 'yanked' | 'harmful';
            /** @description Reason. All readers of the channel can see it. */
            reason: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['FileEventList'] } } };
    };
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          subdir: components['parameters']['Subdir'];
          file: string;
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['FileEventList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}': {
    get: {
      parameters: {
        query?: { view?: components['parameters']['View'] };
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          family: components['parameters']['Family'];
          name: components['parameters']['Name220'];
        };
      };
      responses: {
        200: {
          content: { 'application/json': components['schemas']['Artifact'] | components['schemas']['ShortArtifact'] };
        };
      };
    };
  };
  '/api/organizations/{org}/channel-policies/{channel}/runs/{id}': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['PolicyRunId'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PolicyRun'] } } };
    };
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['PolicyRunId'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PolicyRun'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/exception-requests/{id}': {
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['RequestId'];
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/channels/{channel}/exceptions/{id}': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['ExceptionId'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['GrantedException'] } } };
    };
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['ExceptionId'];
        };
      };
      responses: { 204: {} };
    };
    patch: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['ExceptionId'];
        };
      };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Last day on which it is active, in UTC. `null` if it never expires.
             * @example 2030-12-31
             */
            until: components['schemas']['Date'] | null;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['GrantedException'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/groups/{groupId}': {
    delete: {
      parameters: {
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel']; groupId: string };
      };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/channels/{channel}/labels/{label}': {
    delete: {
      parameters: {
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel']; label: string };
      };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/channels/{channel}/promotions/{id}': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['PromotionId'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Promotion'] } } };
    };
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          channel: components['parameters']['Channel'];
          id: components['parameters']['PromotionId'];
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/groups/{id}/users/{userId}': {
    delete: {
      parameters: {
        path: { org: components['parameters']['Org']; id: components['parameters']['GroupId']; userId: string };
      };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/repo-policies/{id}/revisions/{revision}': {
    get: {
      parameters: {
        path: {
          org: components['parameters']['Org'];
          id: components['parameters']['PolicyId'];
          revision: components['parameters']['Revision'];
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['PolicyRevision'] } } };
    };
  };
  '/api/organizations/{org}/users/{userId}/products/{productId}': {
    delete: {
      parameters: {
        path: {
          org: components['parameters']['Org60'];
          userId: components['parameters']['UserId60'];
          productId: components['parameters']['ProductId'];
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/channel-policies/{channel}/csv-policy-report': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'text/csv; charset=utf-8': string } } };
    };
  };
  '/api/organizations/{org}/channel-policies/{channel}/csv-policy-report-delta': {
    get: {
      parameters: {
        query?: { run?: components['schemas']['Uuid'] };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: { 200: { content: { 'text/csv; charset=utf-8': string } } };
    };
  };
  '/api/organizations/{org}/channel-policies/{channel}/current': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['CurrentPolicy'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description ID of the policy. `null` if there is none. */
            policy_id: components['schemas']['Uuid'];
            /**
             * @description Whether to only monitor: nothing is blocked, and the hub counts what would be. Apply the policy again with `false` to enforce it.
             * @default false
             */
            watch?: boolean;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['PolicyRun'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "policy_id": "0197f0a0-0000-7000-8000-000000000001"
           *     }
           */
          'application/json': {
            /** @description ID of the policy. `null` if there is none. */
            policy_id: components['schemas']['Uuid'];
            /**
             * @description Whether to only monitor: nothing is blocked, and the hub counts what would be. Apply the policy again with `false` to enforce it.
             * @default false
             */
            watch?: boolean;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['PolicyRun'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 202: { content: { 'application/json': components['schemas']['PolicyRun'] } } };
    };
  };
  '/api/organizations/{org}/channel-policies/{channel}/runs': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['PolicyRun'][];
              /** @description Total number of items on all pages. */
              total_count: components['schemas']['Count'];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channel-policies/{channel}/watch': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['PolicyWatch'] } };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifact-files': {
    get: {
      parameters: {
        query: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          version?: components['parameters']['Version'];
          subdir?: components['parameters']['Subdir200'];
          decision?: components['parameters']['Decision'];
          names: string;
        };
        path: { org: components['parameters']['Org220']; channel: components['parameters']['Channel220'] };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: {
                /** @description Items on this page. */
                items: components['schemas']['File'][];
                /**
                 * Format: int64
                 * @description Total number of items on all pages.
                 */
                total_count: number;
                /** @description Cursor of the next page; null on the last one. */
                next_cursor: string | null;
                /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
                previous_cursor: string | null;
                /** @description For each item, the cursor of a page that begins after it. */
                cursors: string[];
                /** @description Name. */
                name: string;
              }[];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/artifacts': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          decision?: components['parameters']['DecisionAll'];
          format?: components['parameters']['Format'];
        };
        path: { org: components['parameters']['Org220']; channel: components['parameters']['Channel220'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['ArtifactList'];
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/bundles': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['BundleJob'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Whether to export only changes since the previous bundle.
             * @default false
             */
            since_last?: boolean;
            /**
             * Format: int64
             * @description Number of a snapshot to export. Defaults to the current version of the channel.
             */
            snapshot?: number;
            /** @description ID of a registered environment of the organization. Limits the bundle to the builds of that environment. */
            environment_id?: components['schemas']['Uuid'];
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['BundleJob'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/cves': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          format?: components['parameters']['Format'];
        };
        path: { org: components['parameters']['Org220']; channel: components['parameters']['Channel220'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['CvePage'];
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/details': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Channel'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/exception-requests': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          package?: string;
        };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['OwnExceptionRequest'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "spec": "fftw >=3",
           *       "reason": "The forecast needs it from March on."
           *     }
           */
          'application/json': {
            /**
             * @description Match spec that names one package: all versions, some versions, or one build.
             * @example libgcc >=14
             */
            spec: string;
            /**
             * @description Why it is needed.
             * @example The forecast needs it from March on.
             */
            reason: string;
          };
        };
      };
      responses: {
        200: { content: { 'application/json': components['schemas']['OwnExceptionRequest'] } };
        201: { content: { 'application/json': components['schemas']['OwnExceptionRequest'] } };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/exceptions': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          history?: components['parameters']['History'];
        };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': components['schemas']['GrantedExceptionList'];
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/files': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
          subdir?: components['parameters']['Subdir200'];
          decision?: 'allowed' | 'refused';
          label?: string;
        };
        path: { org: components['parameters']['Org220']; channel: components['parameters']['Channel220'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['FileList'] } };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/groups': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['GroupList'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description ID of the group. */
            group_id: components['schemas']['Uuid'];
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['GroupList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/labels': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelLabelList'] } } };
    };
    patch: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Files by subdir and name. */
            files: {
              /** @description Subdir, such as `linux-64` or `noarch`. */
              subdir: string;
              /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
              file_name: string;
            }[];
            /**
             * @description Labels to add.
             * @default []
             */
            add?: string[];
            /**
             * @description Labels to remove. A file must keep at least one label.
             * @default []
             */
            remove?: string[];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelLabelList'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/mirror_details': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['MirrorDetails'] } } };
    };
    patch: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['MirrorSettings'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['MirrorDetails'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/mirror_loss': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Decision: `remove` allows one sync to remove this number of files, `keep` keeps the files.
             * @enum {string}
             */
            decision: 'remove' | 'keep';
            /** @description Number of files shown to the user. */
            lost_count: components['schemas']['Count'];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['MirrorDetails'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/mirror_skipped': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          format?: components['parameters']['Format'];
        };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['SkippedRecord'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/mirror_sync': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 202: { content: { 'application/json': components['schemas']['SyncJob'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['SyncJob'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/probes': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelProbes'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description What happens if a required install check that passes now would fail: `warn` publishes with a warning, `hold` puts the run on hold.
             * @enum {string}
             */
            when_failing?: 'warn' | 'hold';
            /**
             * Format: int64
             * @description Number of most-needed packages that are checked too. They only warn.
             */
            most_needed?: number;
            /** @description Whether the packages of each registered environment are checked too, on its platform. They only warn. */
            environments?: boolean;
            /** @description Install checks, in the order set by admins. */
            probes?:
              | {
                  /** @description Name of the install check, unique in its channel. */
                  label: string;
                  /** @description Match specs that must be installable together. */
                  specs: string[];
                  /**
                   * @description Subdirs to check. Empty for all that the channel serves.
                   * @default []
                   */
                  platforms?: string[];
                  /**
                   * @description Whether its failure puts a run on hold, if the channel is set to hold.
                   * @default true
                   */
                  required?: boolean;
                }[]
              | null;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelProbes'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/promotion-settings': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PromotionSettingsOutput'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['PromotionSettings'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['PromotionSettingsOutput'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/promotions': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          state?: 'waiting' | 'fetching' | 'done' | 'failed' | 'declined' | 'withdrawn';
        };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Promotion'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "source": {
           *         "organization": "acme",
           *         "channel": "team"
           *       },
           *       "packages": [
           *         {
           *           "name": "acme-colors",
           *           "version": "1.1.0"
           *         }
           *       ],
           *       "reason": "Tested for the next release."
           *     }
           */
          'application/json': {
            /** @description Source channel. */
            source: {
              /** @description Organization that it belongs to. If it is a string, its name. */
              organization: string;
              /** @description Name of the channel. */
              channel: string;
            };
            /**
             * @description Files by subdir and name.
             * @default []
             */
            files?: {
              /** @description Subdir, such as `linux-64` or `noarch`. */
              subdir: string;
              /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
              file_name: string;
            }[];
            /**
             * @description Packages to promote with all files, or with all files of one version.
             * @default []
             */
            packages?: {
              /** @description Name. */
              name: string;
              /** @description Version of the package. */
              version?: string;
            }[];
            /**
             * @description Reason for the promotion. Required if it needs approval.
             * @default
             */
            reason?: string;
            /**
             * @description Labels for the files. Defaults to main. Files that already exist keep their labels.
             * @default []
             */
            labels?: string[];
          };
        };
      };
      responses: {
        201: { content: { 'application/json': components['schemas']['Promotion'] } };
        202: { content: { 'application/json': components['schemas']['Promotion'] } };
        204: {};
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/readme': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelReadme'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Markdown. Empty removes the README. */
            text: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ChannelReadme'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/snapshots': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Snapshots'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/updates': {
    get: {
      parameters: {
        query?: { since?: components['parameters']['Since']; wait?: components['parameters']['Wait'] };
        path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ResourceVersion'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/uploads': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "file_name": "forecast-1.0.0-py_0.conda",
           *       "size": 48213,
           *       "labels": [
           *         "dev"
           *       ]
           *     }
           */
          'application/json': {
            /** @description Name of the file, NAME-VERSION-BUILD.conda or NAME-VERSION-BUILD.tar.bz2. */
            file_name: string;
            /**
             * Format: int64
             * @description Size of the file in bytes.
             */
            size: number;
            /**
             * @description Labels for the file. Defaults to 'main'.
             * @default []
             */
            labels?: string[];
            /**
             * @description Whether to only inspect the upload. Publish it with `publication` within two hours.
             * @default false
             */
            inspect?: boolean;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Upload'] } } };
    };
  };
  '/api/organizations/{org}/collections/{collection}/restore': {
    post: {
      parameters: {
        path: { org: components['parameters']['Org']; collection: components['parameters']['Collection'] };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Collection'] } } };
    };
  };
  '/api/organizations/{org}/exception-requests/{id}/decision': {
    put: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['RequestId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Decision of the reviewer.
             * @enum {string}
             */
            decision: 'allow' | 'decline';
            /**
             * @description Match spec to allow, for the same package. Defaults to the requested one.
             * @example libgcc >=14
             */
            spec?: string;
            /** @description Last day on which it is active, in UTC. `null` if it never expires. */
            until?: components['schemas']['Date'] | null;
            /**
             * @description Comment for the requesters. Required to decline.
             * @default
             */
            answer?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ExceptionRequest'] } } };
    };
  };
  '/api/organizations/{org}/exception-requests/{id}/impact': {
    get: {
      parameters: {
        query?: { spec?: string };
        path: { org: components['parameters']['Org']; id: components['parameters']['RequestId'] };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['ExceptionImpact'] } } };
    };
  };
  '/api/organizations/{org}/groups/{id}/channels': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['LimitInt64'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org']; id: components['parameters']['GroupId'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['ChannelList'] } };
      };
    };
  };
  '/api/organizations/{org}/groups/{id}/restore': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['GroupId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Group'] } } };
    };
  };
  '/api/organizations/{org}/groups/{id}/users': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org']; id: components['parameters']['GroupId'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': components['schemas']['OrganizationUserList'];
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['GroupId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description ID of the user. */
            user_id: components['schemas']['Uuid'];
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Group'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/{id}/file': {
    get: {
      parameters: {
        query?: { format?: 'yaml' | 'json' };
        path: { org: components['parameters']['Org']; id: components['parameters']['PolicyId'] };
      };
      responses: { 200: { content: { 'application/yaml': string; 'application/json': string } } };
    };
  };
  '/api/organizations/{org}/repo-policies/{id}/restore': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['PolicyId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Policy'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/{id}/revisions': {
    get: {
      parameters: {
        query?: {
          limit?: number;
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org']; id: components['parameters']['PolicyId'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['PolicyRevision'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/users/{userId}/products': {
    get: {
      parameters: { path: { org: components['parameters']['Org60']; userId: components['parameters']['UserId60'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['LicenceList'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org60']; userId: components['parameters']['UserId60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Product code of the organization's plan. Defaults to the current plan.
             * @enum {string}
             */
            product_code?:
              | 'free_subscription'
              | 'starter_subscription'
              | 'commercial_subscription'
              | 'security_subscription'
              | 'enterprise_subscription'
              | 'platform_subscription';
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Licence'] } } };
    };
  };
  '/api/organizations/{org}/vex-feeds/{id}/readings': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['DocumentId'] } };
      responses: { 202: { content: { 'application/json': components['schemas']['VexFeed'] } } };
    };
  };
  '/api/organizations/{org}/webhooks/{id}/deliveries': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          up_to?: components['parameters']['UpTo'];
          state?: 'waiting' | 'delivered' | 'failed';
        };
        path: { org: components['parameters']['Org']; id: components['parameters']['WebhookId'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['WebhookDelivery'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/webhooks/{id}/secret': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['WebhookId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['WebhookSecret'] } } };
    };
  };
  '/api/organizations/{org}/webhooks/{id}/test': {
    post: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['WebhookId'] } };
      responses: { 202: { content: { 'application/json': components['schemas']['WebhookDelivery'] } } };
    };
  };
  '/api/organizations/{org}/channel-policies/{sameOrg}/{channel}/current': {
    get: {
      parameters: {
        path: { org: components['parameters']['Org']; sameOrg: string; channel: components['parameters']['Channel'] };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['CurrentPolicy'] } } };
    };
  };
  '/api/organizations/{org}/channels/{channel}/{file}/sbom': {
    get: {
      parameters: {
        query?: { subdir?: string; format?: 'cyclonedx' | 'spdx' };
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          file: string;
        };
      };
      responses: {
        200: { content: { 'application/vnd.cyclonedx+json; version=1.6': string; 'application/spdx+json': string } };
      };
    };
  };
  '/api/organizations/{org}/channels/{channel}/{file}/signatures': {
    get: {
      parameters: {
        query?: { subdir?: components['parameters']['Subdir200'] };
        path: {
          org: components['parameters']['Org220'];
          channel: components['parameters']['Channel220'];
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Signature'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channel-tokens/{id}': {
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['TokenId'] } };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/channels/{channel}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Channel'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      responses: { 204: {} };
    };
    patch: {
      parameters: { path: { org: components['parameters']['Org']; channel: components['parameters']['Channel'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Who can read it: `internal` for members, `private` for admins and members of groups with access, or `public` for anyone.
             * @enum {string}
             */
            privacy?: 'internal' | 'private' | 'public';
            /** @description Description. */
            description?: string | null;
            /**
             * @description Whether allowed files that can't be installed are listed (`serve`) or hidden in the index (`hide`). Clients can download them by name in both cases.
             * @enum {string}
             */
            broken_files?: 'serve' | 'hide';
            /** @description Names of channels of the organization that clients use together with it, by priority after it. Empty for none. */
            used_with?: string[] | null;
            /** @description Confirms that a virtual channel can be visible to more users than its source channels. Required after 409 `exposes_sources`. */
            confirm_exposure?: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Channel'] } } };
    };
  };
  '/api/organizations/{org}/collections/{collection}': {
    get: {
      parameters: {
        path: { org: components['parameters']['Org']; collection: components['parameters']['Collection'] };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Collection'] } } };
    };
    put: {
      parameters: {
        path: { org: components['parameters']['Org']; collection: components['parameters']['Collection'] };
      };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Used in the URL. Unique within the organization. */
            name: string;
            /** @description Display title. */
            title: string;
            /** @description Description. */
            description?: string | null;
            /**
             * @description Visibility: public, or organization members.
             * @enum {string}
             */
            privacy: 'public' | 'internal';
            /** @description What is in it, in its order. */
            entries: {
              /** @description Channel that it comes from: ORGANIZATION/CHANNEL, or the name of one of the organization. */
              channel: string;
              /** @description A package by its name, or one of its files as SUBDIR/FILE. */
              item: string;
              /**
               * @description Why it is in the collection, or what for.
               * @default
               */
              note?: string;
            }[];
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Collection'] } } };
    };
    delete: {
      parameters: {
        path: { org: components['parameters']['Org']; collection: components['parameters']['Collection'] };
      };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/curations/{id}': {
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['StatementId'] } };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/exception-requests/{id}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['RequestId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ExceptionRequest'] } } };
    };
  };
  '/api/organizations/{org}/groups/{id}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['GroupId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Group'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['GroupId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name. */
            name: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Group'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['GroupId'] } };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/invitation-codes/{code}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; code: components['parameters']['Code'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['InvitationOfCode'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; code: components['parameters']['Code'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['InvitationAcceptance'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; code: components['parameters']['Code'] } };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/invitations/{email}': {
    put: {
      parameters: { path: { org: components['parameters']['Org']; email: string } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name of the organization, as in the path. */
            org_name: string;
            /** @description Email address. */
            email: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Invitation'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies/{id}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['PolicyId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Policy'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['PolicyId'] } };
      /** @description At most 8 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['PolicyInput'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Policy'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['PolicyId'] } };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/users/{userId}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; userId: components['schemas']['Uuid'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['OrganizationUser'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org']; userId: components['schemas']['Uuid'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Role in the organization.
             * @enum {string}
             */
            role: 'member' | 'billing_manager' | 'admin';
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['OrganizationUser'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; userId: components['schemas']['Uuid'] } };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/vex-feeds/{id}': {
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['DocumentId'] } };
      responses: { 204: {} };
    };
  };
  '/api/organizations/{org}/vex-statements/{id}': {
    put: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['StatementId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Whether the statement applies. */
            accepts: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['VexStatement'] } } };
    };
  };
  '/api/organizations/{org}/webhooks/{id}': {
    get: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['WebhookId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Webhook'] } } };
    };
    delete: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['WebhookId'] } };
      responses: { 204: {} };
    };
    patch: {
      parameters: { path: { org: components['parameters']['Org']; id: components['parameters']['WebhookId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description URL that receives the events, with https. */
            url?: components['schemas']['Uri'];
            /** @description Description of the webhook. */
            description?: (string | '') | null;
            /** @description Names of the events to deliver. Empty for all events. */
            actions?: string[] | null;
            /** @description Whether it is turned on. `false` also cancels queued deliveries. */
            is_enabled?: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Webhook'] } } };
    };
  };
  '/api/organizations/{org}/workloads/{id}': {
    delete: { parameters: { path: { org: components['parameters']['Org']; id: string } }; responses: { 204: {} } };
  };
  '/api/projects/{id}/files/{path}': {
    get: {
      parameters: { path: { id: components['parameters']['ProjectId']; path: components['parameters']['Path'] } };
      responses: {
        200: {
          content: {
            'application/octet-stream': string;
            'image/avif': string;
            'image/gif': string;
            'image/jpeg': string;
            'image/png': string;
            'image/webp': string;
          };
        };
        206: {
          content: {
            'application/octet-stream': string;
            'image/avif': string;
            'image/gif': string;
            'image/jpeg': string;
            'image/png': string;
            'image/webp': string;
          };
        };
        304: {};
      };
    };
    put: {
      parameters: {
        query?: { redirect?: 'false' };
        path: { id: components['parameters']['ProjectId']; path: components['parameters']['Path'] };
      };
      /** @description File content. As multipart/form-data or application/octet-stream. */
      requestBody: {
        content: {
          'multipart/form-data': {
            /**
             * Format: binary
             * @description The file.
             */
            files: string;
          };
          'application/octet-stream': string;
        };
      };
      responses: {
        200: { content: { 'application/json': components['schemas']['ProjectFile'] } };
        201: { content: { 'application/json': components['schemas']['ProjectFile'] } };
      };
    };
    delete: {
      parameters: {
        query?: { recursive?: 'true' | 'false' };
        path: { id: components['parameters']['ProjectId']; path: components['parameters']['Path'] };
      };
      responses: { 204: {} };
    };
  };
  '/api/projects/{id}/uploads/{upload}': {
    get: {
      parameters: { path: { id: components['parameters']['ProjectId']; upload: components['parameters']['Upload'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ProjectUpload'] } } };
    };
    delete: {
      parameters: { path: { id: components['parameters']['ProjectId']; upload: components['parameters']['Upload'] } };
      responses: { 204: {} };
    };
    patch: {
      parameters: { path: { id: components['parameters']['ProjectId']; upload: components['parameters']['Upload'] } };
      /** @description File content. As application/offset+octet-stream. */
      requestBody: { content: { 'application/offset+octet-stream': string } };
      responses: { 204: {} };
    };
  };
  '/api/exports/{id}/file': {
    get: {
      parameters: { path: { id: components['parameters']['ExportId'] } };
      responses: { 200: { content: { 'application/gzip': string } }; 206: { content: { 'application/gzip': string } } };
    };
  };
  '/api/organizations/{org}/advisory-notices': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          channel?: components['parameters']['Channel128'];
          package?: string;
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['AdvisoryNotice'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/audit-log': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          actor?: components['parameters']['Actor'];
          action?: components['parameters']['Action'];
          target?: components['parameters']['Target'];
          from?: components['parameters']['From'];
          to?: components['parameters']['To'];
          up_to?: components['parameters']['UpTo'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: { 'application/x-ndjson': string; 'application/json': components['schemas']['AuditEntryList'] };
        };
      };
    };
  };
  '/api/organizations/{org}/available-filter-options': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Subdir, such as `linux-64` or `noarch`. */
              platform: string[];
              /** @description License family. `null` if unknown. */
              license_family: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/changes': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          topic?: 'policy' | 'channel' | 'member' | 'group' | 'token' | 'plan' | 'organization';
          person?: string;
          channel?: string;
          up_to?: components['parameters']['UpTo'];
          format?: 'json' | 'csv';
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['OrganizationChange'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channel-cves': {
    get: {
      parameters: {
        query: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          channels: string;
        };
        path: { org: components['parameters']['Org220'] };
      };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: {
                /** @description Items on this page. */
                items: components['schemas']['Cve'][];
                /**
                 * Format: int64
                 * @description Total number of items on all pages.
                 */
                total_count: number;
                /** @description Cursor of the next page; null on the last one. */
                next_cursor: string | null;
                /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
                previous_cursor: string | null;
                /** @description For each item, the cursor of a page that begins after it. */
                cursors: string[];
                /** @description Name of the channel. */
                channel: string;
              }[];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channel-losses': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['StandingLoss'][];
              /** @description Total number of items on all pages. */
              total_count: components['schemas']['Count'];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channel-policy-deltas': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          channel?: string;
          policy_id?: components['schemas']['Uuid'];
          change_type?: 'all' | 'packages_added' | 'packages_removed';
          since?: components['schemas']['DateTime'];
          up_to?: components['parameters']['UpTo'];
          until?: components['schemas']['DateTime'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['PolicyDeltas'] } };
      };
    };
  };
  '/api/organizations/{org}/channel-tokens': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['OrganizationChannelToken'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/channels': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['LimitInt64'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
          name?: string[];
          having?: 'packages' | 'policy' | 'notable_job' | 'unchecked_packages' | 'unscored_cves';
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['ChannelList'] } };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "name": "team-approved",
           *       "description": "Packages that the team can install.",
           *       "privacy": "internal",
           *       "type": "virtual",
           *       "sources": [
           *         "main"
           *       ]
           *     }
           */
          'application/json': {
            /** @description Name. */
            name: string;
            /**
             * @description Description.
             * @default
             */
            description?: string;
            /**
             * @description Who can read it: `internal` for members, `private` for admins and members of groups with access, or `public` for anyone.
             * @enum {string}
             */
            privacy: 'internal' | 'private' | 'public';
            /**
             * @description Type of the channel. Defaults to `default` for a channel with that name, and otherwise to `hosted`.
             * @enum {string}
             */
            type?:
              | 'default'
              | 'virtual'
              | 'external_mirror'
              | 'terrarium'
              | 'hosted'
              | 'community_maintained'
              | 'terrarium_hosted_python';
            /** @description URL or folder of the source. Required for mirrors, and not allowed otherwise. */
            source?: string;
            /** @description Names of the source channels, highest priority first. Required for virtual channels. */
            sources?: string[];
            /** @description Confirms that a virtual channel can be visible to more users than its source channels. Required after 409 `exposes_sources`. */
            confirm_exposure?: boolean;
            /** @description Ignored. Accepted for older scripts: a channel always has an index. */
            indexing?: unknown;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Channel'] } } };
    };
  };
  '/api/organizations/{org}/collections': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['CollectionSummary'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Used in the URL. Unique within the organization. */
            name: string;
            /** @description Display title. */
            title: string;
            /**
             * @description Description.
             * @default
             */
            description?: string;
            /**
             * @description Visibility: public, or organization members.
             * @enum {string}
             */
            privacy: 'public' | 'internal';
            /** @description What is in it, in its order. */
            entries: {
              /** @description Channel that it comes from: ORGANIZATION/CHANNEL, or the name of one of the organization. */
              channel: string;
              /** @description A package by its name, or one of its files as SUBDIR/FILE. */
              item: string;
              /**
               * @description Why it is in the collection, or what for.
               * @default
               */
              note?: string;
            }[];
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Collection'] } } };
    };
  };
  '/api/organizations/{org}/curations': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          cve?: string;
          package?: string;
          history?: 'true' | 'false';
          look_again?: 'true' | 'false';
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Curation'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description ID of the CVE or advisory. All IDs of the advisory are accepted. */
            cve: string;
            /**
             * @description Name of the conda package.
             * @example pillow
             */
            package: string;
            /** @description A version or a conda version spec. Defaults to all versions. */
            versions?: string | null;
            /** @description Build string of one build of a version. Defaults to all builds. */
            build?: string | null;
            /** @description Limits the statement to files of this subdir. */
            subdir?: string | null;
            /**
             * @description Status that the statement sets, as in OpenVEX.
             * @enum {string}
             */
            status: 'affected' | 'not_affected' | 'fixed' | 'under_investigation';
            /** @description Why it isn't affected. Required with `not_affected`, and not allowed otherwise. */
            justification?:
              | (
                  | 'component_not_present'
                  | 'vulnerable_code_not_present'
                  | 'vulnerable_code_not_in_execute_path'
                  | 'vulnerable_code_cannot_be_controlled_by_adversary'
                  | 'inline_mitigations_already_exist'
                )
              | null;
            /**
             * @description Explanation of the status.
             * @default
             */
            note?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Curation'] } } };
    };
  };
  '/api/organizations/{org}/cve-rules': {
    get: {
      parameters: { query?: { channel?: string }; path: { org: components['parameters']['Org220'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ChannelCveRules'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/exception-requests': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          state?: 'open' | 'allowed' | 'declined' | 'withdrawn';
          channel?: string;
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ExceptionRequest'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/exceptions': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          history?: components['parameters']['History'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': components['schemas']['GrantedExceptionList'];
          };
        };
      };
    };
  };
  '/api/organizations/{org}/features': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['OrganizationFeatureList'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Name of the feature.
             * @enum {string}
             */
            feature:
              | 'notebooks'
              | 'lms'
              | 'channel'
              | 'issue_token'
              | 'signed_package'
              | 'telemetry'
              | 'organization_insights'
              | 'service_accounts'
              | 'environments'
              | 'org_channels'
              | 'policy'
              | 'cve'
              | 'groups'
              | 'community_channel';
            /** @description Whether it is turned on. */
            enabled: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['OrganizationFeature'] } } };
    };
  };
  '/api/organizations/{org}/findings': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          channel?: components['parameters']['Channel128'];
          cve?: string;
          package?: string;
          state?: 'standing' | 'over';
          format?: components['parameters']['Format'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Finding'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/groups': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['GroupList'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "name": "Forecasting"
           *     }
           */
          'application/json': {
            /** @description Name. */
            name: string;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Group'] } } };
    };
  };
  '/api/organizations/{org}/invitations': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Invitation'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "emails": [
           *         "grace@acme.example"
           *       ],
           *       "role": "member"
           *     }
           */
          'application/json': {
            /** @description Email addresses. */
            emails: string[];
            /**
             * @description Role in the organization.
             * @default member
             * @enum {string}
             */
            role?: 'member' | 'billing_manager' | 'admin';
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['InvitationOutcomeList'] } } };
    };
  };
  '/api/organizations/{org}/me': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Membership'] } } };
    };
  };
  '/api/organizations/{org}/openvex': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['OpenVexDocument'] } } };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 4 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['OpenVexDocument'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['OpenVexTaken'] } } };
    };
  };
  '/api/organizations/{org}/repo-policies': {
    get: {
      parameters: {
        query?: {
          limit?: number;
          offset?: components['schemas']['Count'];
          page?: number;
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: components['parameters']['Q200'];
          policy_name?: string;
          include_channels_applied_to?: 'true' | 'false';
          sort?: '-updated_at' | 'name';
          format?: components['parameters']['Format'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Policy'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 8 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "name": "No severe CVEs",
           *       "description": "Blocks files with a CVE score of 7 or more.",
           *       "filters": {
           *         "add_packages": {
           *           "type": "compound",
           *           "operator": "AND",
           *           "subfilters": [
           *             {
           *               "facet": "license_family",
           *               "criterion": [
           *                 "AGPL"
           *               ],
           *               "comparator": "not_in"
           *             }
           *           ]
           *         },
           *         "remove_packages": {
           *           "type": "compound",
           *           "operator": "OR",
           *           "subfilters": [
           *             {
           *               "facet": "cve_score",
           *               "criterion": 7,
           *               "comparator": "greater_than_equal_to"
           *             }
           *           ]
           *         },
           *         "exceptions": {
           *           "type": "compound",
           *           "operator": "AND",
           *           "subfilters": []
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['PolicyInput'];
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Policy'] } } };
    };
  };
  '/api/organizations/{org}/seats': {
    put: {
      parameters: { path: { org: components['parameters']['Org60'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * Format: int64
             * @description Number of seats.
             */
            quantity: number;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['SeatStats'] } } };
    };
  };
  '/api/organizations/{org}/served-cves': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          channel?: string;
        };
        path: { org: components['parameters']['Org220'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ServedCve'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/updates': {
    get: {
      parameters: {
        query?: { since?: components['parameters']['Since']; wait?: components['parameters']['Wait'] };
        path: { org: components['parameters']['Org'] };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['OrganizationUpdate'] } } };
    };
  };
  '/api/organizations/{org}/users': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          q?: string;
          role?: 'member' | 'billing_manager' | 'admin';
          format?: components['parameters']['Format'];
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'text/csv; charset=utf-8': string;
            'application/x-ndjson': string;
            'application/json': components['schemas']['OrganizationUserList'];
          };
        };
      };
    };
  };
  '/api/organizations/{org}/vex-feeds': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['VexFeed'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * Format: uri
             * @description URL of the document, without username and password.
             * @example https://example.org/vex/openvex.json
             */
            url: string;
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['VexFeed'] } } };
    };
  };
  '/api/organizations/{org}/vex-statements': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          state?: 'waits' | 'counts' | 'declined' | 'unmatched';
        };
        path: { org: components['parameters']['Org'] };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['VexStatement'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/organizations/{org}/webhooks': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Webhook'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          /**
           * @example {
           *       "url": "https://hooks.example.com/terrarium",
           *       "description": "Posts policy changes to the chat.",
           *       "actions": [
           *         "policy.applied",
           *         "policy.edited"
           *       ]
           *     }
           */
          'application/json': {
            /** @description URL that receives the events, with https. */
            url: components['schemas']['Uri'];
            /**
             * @description Description of the webhook.
             * @default
             */
            description?: string | '';
            /**
             * @description Names of the events to deliver. Empty for all events.
             * @default []
             */
            actions?: string[];
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['WebhookSecret'] } } };
    };
  };
  '/api/organizations/{org}/workloads': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['TrustedWorkload'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
    post: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: { content: { 'application/json': components['schemas']['NewTrustedWorkload'] } };
      responses: { 201: { content: { 'application/json': components['schemas']['TrustedWorkload'] } } };
    };
  };
  '/api/projects/{id}/file-tree': {
    get: {
      parameters: {
        query?: {
          limit?: number;
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          path?: string;
          depth?: '1';
        };
        path: { id: components['parameters']['ProjectId'] };
      };
      responses: {
        200: { content: { 'application/x-ndjson': string; 'application/json': components['schemas']['ProjectTree'] } };
      };
    };
  };
  '/api/projects/{id}/restore': {
    post: {
      parameters: { path: { id: components['parameters']['ProjectId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Project'] } } };
    };
  };
  '/api/projects/{id}/uploads': {
    post: {
      parameters: { path: { id: components['parameters']['ProjectId'] } };
      responses: { 201: { content: { 'application/json': components['schemas']['ProjectUpload'] } } };
    };
  };
  '/api/users/{id}/': {
    put: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description First name. May be empty. */
            first_name?: string | null;
            /** @description Last name. May be empty. */
            last_name?: string | null;
            /** @description Username, unique on the hub. */
            username?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['User'] } } };
    };
  };
  '/api/users/{id}/email': {
    put: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Email address. */
            email: string;
            /** @description Password of the account. */
            password: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['EmailState'] } } };
    };
  };
  '/api/users/{id}/passwords': {
    post: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      /** @description At most 16 KiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Current password. */
            old_password: string;
            /** @description Password of the account. */
            password: string;
          };
        };
      };
      responses: { 204: {} };
    };
  };
  '/api/docs/{page}': {
    get: { parameters: { path: { page: string } }; responses: { 200: { content: { 'text/html': string } }; 304: {} } };
  };
  '/api/exports/{id}': {
    get: {
      parameters: { path: { id: components['parameters']['ExportId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['ListExport'] } } };
    };
    delete: { parameters: { path: { id: components['parameters']['ExportId'] } }; responses: { 204: {} } };
  };
  '/api/guides/{name}': {
    get: {
      parameters: { path: { name: string } };
      responses: { 200: { content: { 'application/json': components['schemas']['Guide'] } } };
    };
  };
  '/api/notebooks/{id}': {
    get: {
      parameters: { path: { id: components['parameters']['NotebookId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['WholeNotebook'] } } };
    };
    delete: { parameters: { path: { id: components['parameters']['NotebookId'] } }; responses: { 204: {} } };
    patch: {
      parameters: { path: { id: components['parameters']['NotebookId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Display title. */
            title?: string;
            /** @description Whether anyone with the link can read it. */
            shared?: boolean;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Notebook'] } } };
    };
  };
  '/api/organizations/{org}': {
    get: {
      parameters: { path: { org: components['parameters']['Org'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Organization'] } } };
    };
    put: {
      parameters: { path: { org: components['parameters']['Org'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description 1 to 80 characters. */
            title?: string;
            /** @description Short description, at most 500 characters. */
            bio?: string | null;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Organization'] } } };
    };
    delete: { parameters: { path: { org: components['parameters']['Org'] } }; responses: { 204: {} } };
  };
  '/api/outbox/{id}': {
    get: {
      parameters: { path: { id: components['parameters']['EmailId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['OutboxMail'] } } };
    };
  };
  '/api/projects/{id}': {
    get: {
      parameters: { path: { id: components['parameters']['ProjectId'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['Project'] } } };
    };
    delete: { parameters: { path: { id: components['parameters']['ProjectId'] } }; responses: { 204: {} } };
    patch: {
      parameters: { path: { id: components['parameters']['ProjectId'] } };
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name. */
            name?: string;
            /** @description Display title. */
            title?: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['Project'] } } };
    };
  };
  '/api/users/{id}': {
    get: {
      parameters: { path: { id: components['parameters']['UserIdUuid'] } };
      responses: { 200: { content: { 'application/json': components['schemas']['User'] } } };
    };
  };
  '/.well-known/jwks.json': {
    get: { responses: { 200: { content: { 'application/json': components['schemas']['JsonWebKeySet'] } } } };
  };
  '/api/account': { get: { responses: { 200: { content: { 'application/json': components['schemas']['User'] } } } } };
  '/api/channel-policy-delta-unsubscriptions': {
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Property of the file to compare. */
            key: string;
          };
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['EndedDeltaSubscription'] } } };
    };
  };
  '/api/docs': { get: { responses: { 200: { content: { 'text/html': string } }; 304: {} } } };
  '/api/exports': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['ListExport'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /**
             * @description Address of the list with its filters, from `/api/` on, without `limit`, `offset`, and `cursor`.
             * @example /api/organizations/acme/audit-log?action=policy.changed
             */
            path: string;
          };
        };
      };
      responses: { 202: { content: { 'application/json': components['schemas']['ListExport'] } } };
    };
  };
  '/api/guides': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['GuideEntry'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
            };
          };
        };
      };
    };
  };
  '/api/notebooks': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Notebook'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      /** @description At most 5 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Display title. */
            title: string;
            /** @description Content in nbformat 4. */
            content: components['schemas']['NotebookContent'];
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Notebook'] } } };
    };
  };
  '/api/openapi.json': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Version of OpenAPI. */
              openapi: string;
            } & { [key: string]: unknown };
          };
        };
        304: {};
      };
    };
  };
  '/api/outbox': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit20'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['OutboxMail'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
  };
  '/api/projects': {
    get: {
      parameters: {
        query?: {
          limit?: components['parameters']['Limit50'];
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          owner?: string;
        };
      };
      responses: {
        200: {
          content: {
            'application/x-ndjson': string;
            'application/json': {
              /** @description Items on this page. */
              items: components['schemas']['Project'][];
              /**
               * Format: int64
               * @description Total number of items on all pages.
               */
              total_count: number;
              /** @description Cursor of the next page; null on the last one. */
              next_cursor: string | null;
              /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
              previous_cursor: string | null;
              /** @description For each item, the cursor of a page that begins after it. */
              cursors: string[];
            };
          };
        };
      };
    };
    post: {
      /** @description At most 1 MiB. */
      requestBody: {
        content: {
          'application/json': {
            /** @description Name. */
            name?: string;
            /** @description Display title. */
            title?: string;
            /** @description Owner of the project, by ID or name. Defaults to the caller. */
            owner?: {
              /** @description ID. It never changes. */
              id?: string;
              /** @description Name. */
              name?: string;
            };
          };
        };
      };
      responses: { 201: { content: { 'application/json': components['schemas']['Project'] } } };
    };
  };
  '/api/search': {
    get: {
      parameters: {
        query?: {
          limit?: number;
          offset?: components['parameters']['Offset'];
          cursor?: components['parameters']['Cursor'];
          backward?: components['parameters']['Backward'];
          query?: components['parameters']['Query'];
          group?: 'packages' | 'documentation' | 'collections_and_files' | 'projects' | 'environments' | 'people';
        };
      };
      responses: { 200: { content: { 'application/json': components['schemas']['SearchResults'] } } };
    };
  };
  '/api/status': {
    get: {
      responses: {
        200: {
          content: {
            'application/json': {
              /** @description Services of the hub. */
              services: {
                /** @description Name. */
                name: string;
                /** @description Whether it responds. */
                healthy: boolean;
                /** @description How long it took to answer; null when it did not. */
                latency_ms: number | null;
                /** @description What is wrong, or a few words on its state; empty for visitors, who need not know more. */
                detail: string;
                /** @description Since when it has been as it is, as far as this process has seen: at the earliest since its start. */
                since: components['schemas']['DateTime'];
              }[];
            };
          };
        };
      };
    };
  };
  '/healthz': {
    get: {
      responses: {
        200: {
          content: {
            'text/plain': string;
            'application/json': {
              /**
               * @description It works.
               * @constant
               */
              status: 'ok';
            };
          };
        };
      };
    };
  };
}
export interface components {
  schemas: {
    /** @enum {string} */
    ProductCode:
      | 'free_subscription'
      | 'starter_subscription'
      | 'commercial_subscription'
      | 'security_subscription'
      | 'enterprise_subscription'
      | 'platform_subscription';
    BillingAddress: {
      /** @description Street and number. */
      line1: string;
      /** @description Second address line. */
      line2?: string;
      /** @description City. */
      city?: string;
      /** @description Postal code. */
      postal_code?: string;
      /** @description State or province, such as `CA`. */
      state?: string;
      /**
       * @description Two-letter country code (ISO 3166).
       * @example DE
       * @example US
       */
      country: string;
    };
    CustomerInput: {
      /**
       * Format: email
       * @description Email address.
       */
      email?: string;
      /** @description Name. */
      name?: string | null;
      /** @description Postal address. */
      address?: components['schemas']['BillingAddress'] | null;
      /** @description VAT number, such as DE123456789. */
      tax_id?: string | null;
    };
    /**
     * @example {
     *       "subscription_id": "0197f0a0-0000-7000-8000-000000000001",
     *       "cancel_at_period_end": true
     *     }
     * @example {
     *       "subscription_id": "0197f0a0-0000-7000-8000-000000000001",
     *       "quantity": 20
     *     }
     */
    SubscriptionChange: {
      /** @description ID of the subscription. */
      subscription_id: components['schemas']['Uuid'];
      /** @description `true` cancels at the end of the period, `false` resumes. */
      cancel_at_period_end?: boolean;
      /** @description Product code of the new plan. */
      product_code?: components['schemas']['ProductCode'];
      /**
       * @description Length of a billing period.
       * @enum {string}
       */
      billing_cycle?: 'monthly' | 'yearly';
      /**
       * Format: int64
       * @description Number of seats. It can't be less than the number of used seats.
       */
      quantity?: number;
    };
    IssuerKeys: {
      /** @description Public keys of the issuer (JWKS), for issuers that the hub can't reach. */
      keys: ({
        /**
         * @description Type of the key.
         * @enum {string}
         */
        kty: 'RSA' | 'EC' | 'OKP';
      } & { [key: string]: unknown })[];
    };
    /** @description Filters of a policy. As JSON Schema by itself: /api/schemas/policy-filters.json */
    PolicyFilters: {
      /** @description What a package has to meet; every package when empty */
      add_packages?: {
        /**
         * @description Kind.
         * @constant
         */
        type: 'compound';
        /**
         * @description How the filters are combined.
         * @constant
         */
        operator: 'AND';
        /** @description Filters that it combines. */
        subfilters: (components['schemas']['PolicySimpleFilter'] | components['schemas']['PolicyCompoundFilter'])[];
        /** @description For user interfaces: ten letters or underscores */
        groupKey?: string;
      };
      /** @description What removes a package */
      remove_packages?: {
        /**
         * @description Kind.
         * @constant
         */
        type: 'compound';
        /**
         * @description How the filters are combined.
         * @constant
         */
        operator: 'OR';
        /** @description Filters that it combines. */
        subfilters: (components['schemas']['PolicySimpleFilter'] | components['schemas']['PolicyCompoundFilter'])[];
        /** @description For user interfaces: ten letters or underscores */
        groupKey?: string;
      };
      /** @description What is served whatever the other sections say */
      exceptions?: {
        /**
         * @description Kind.
         * @constant
         */
        type: 'compound';
        /**
         * @description How the filters are combined.
         * @constant
         */
        operator: 'AND';
        /** @description Filters that it combines. */
        subfilters: (components['schemas']['PolicySimpleFilter'] | components['schemas']['PolicyCompoundFilter'])[];
        /** @description For user interfaces: ten letters or underscores */
        groupKey?: string;
      };
    };
    /** @description A condition: a facet, what it is compared with, and how */
    PolicySimpleFilter:
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'platform';
          /** @description Empty states no condition */
          criterion: string[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in' | 'not_in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'license_family';
          /** @description Empty states no condition */
          criterion: string[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in' | 'not_in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'conda_spec';
          /** @description Empty states no condition */
          criterion: string[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in' | 'not_in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'conda_spec_exception';
          /** @description Empty states no condition */
          criterion: string[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'include_dependencies';
          /** @description Value to compare with. */
          criterion: boolean;
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'only_signed';
          /** @description Value to compare with. */
          criterion: boolean;
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'keep_legacy';
          /** @description Value to compare with. */
          criterion: boolean;
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'package_from_date';
          /** @description Null, an empty text and an empty list state no condition */
          criterion: string | null | '' | unknown[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'greater_than_equal_to' | 'less_than_equal_to';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'package_to_date';
          /** @description Null, an empty text and an empty list state no condition */
          criterion: string | null | '' | unknown[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'greater_than_equal_to' | 'less_than_equal_to';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'early_fixes';
          /** @description Value to compare with. */
          criterion: boolean;
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'install_scripts';
          /** @description Empty states no condition */
          criterion: ('unknown' | 'none' | 'activation' | 'link')[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in' | 'not_in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_score';
          /** @description Null, an empty text and an empty list state no condition */
          criterion: number | null | '' | unknown[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'greater_than_equal_to' | 'greater_than' | 'less_than_equal_to' | 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_status';
          /** @description Empty states no condition */
          criterion: ('active' | 'reported' | 'mitigated' | 'cleared' | 'disputed')[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in' | 'not_in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_allowlist';
          /** @description Empty states no condition */
          criterion: string[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in' | 'not_in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_unscored';
          /** @description Value to compare with. */
          criterion: boolean;
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_exploited';
          /** @description Value to compare with. */
          criterion: boolean;
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_epss';
          /** @description Null, an empty text and an empty list state no condition */
          criterion: number | null | '' | unknown[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'greater_than_equal_to' | 'greater_than' | 'less_than_equal_to' | 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_epss_percentile';
          /** @description Null, an empty text and an empty list state no condition */
          criterion: number | null | '' | unknown[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'greater_than_equal_to' | 'greater_than' | 'less_than_equal_to' | 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'cve_fix_available';
          /** @description Value to compare with. */
          criterion: boolean;
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'equal';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'vulnerability_state';
          /** @description Empty states no condition */
          criterion: ('malicious' | 'affected' | 'none_known' | 'unknown')[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'in' | 'not_in';
        }
      | {
          /**
           * @description Property of the file that the rule compares.
           * @constant
           */
          facet: 'package_age';
          /** @description Null, an empty text and an empty list state no condition */
          criterion: number | null | '' | unknown[];
          /**
           * @description How the value of the file is compared.
           * @enum {string}
           */
          comparator: 'greater_than_equal_to' | 'greater_than' | 'less_than_equal_to' | 'equal';
        };
    /** @description Filters of which all (AND) or any (OR) have to be met; nested at most 8 deep */
    PolicyCompoundFilter: {
      /**
       * @description Kind.
       * @constant
       */
      type: 'compound';
      /**
       * @description How the filters are combined.
       * @enum {string}
       */
      operator: 'AND' | 'OR';
      /** @description Filters that it combines. */
      subfilters: (components['schemas']['PolicySimpleFilter'] | components['schemas']['PolicyCompoundFilter'])[];
      /** @description For user interfaces: ten letters or underscores */
      groupKey?: string;
    };
    NewServiceAccountWorkload: {
      /** @description URL of the issuer, such as `https://token.actions.githubusercontent.com`. */
      issuer: string;
      /** @description Subject, such as `repo:acme/tools:ref:refs/heads/main`. `*` matches any text, and is only allowed after `/` or `:`. */
      subject: string;
      /** @description What the exchanged access tokens allow, at least one. */
      scopes: (
        | 'channel:read'
        | 'channel:publish'
        | 'channel:write'
        | 'policy:read'
        | 'policy:write'
        | 'policy:apply'
        | 'environment:read'
        | 'environment:write'
        | 'advisory:write'
        | 'member:read'
        | 'report:read'
        | 'audit:read'
      )[];
      /** @description Audience of its tokens (`aud`). Defaults to the URL of the hub. */
      audience?: string;
      /**
       * @description Claims that its tokens must have, such as `{"repository_owner_id": "1234"}`. At most ten.
       * @default {}
       */
      claims?: { [key: string]: string };
      /**
       * @description Whether a token can be exchanged until it expires, as Kubernetes and clouds need it. By default, each token is exchanged once.
       * @default false
       */
      reuse?: boolean;
      /** @description Public keys of the issuer (JWKS), for issuers that the hub can't reach. */
      keys?: ({
        /**
         * @description Type of the key.
         * @enum {string}
         */
        kty: 'RSA' | 'EC' | 'OKP';
      } & { [key: string]: unknown })[];
    };
    InstalledPackage: {
      /** @description Name. */
      name: string;
      /** @description Version of the package. */
      version: string;
      /**
       * @description Build string, such as `py312_0`.
       * @default
       */
      build_string?: string;
      /**
       * @description Channel it was installed from, as reported by conda.
       * @default
       */
      channel?: string;
      /**
       * @description Subdir, such as `linux-64` or `noarch`.
       * @default
       */
      platform?: string;
    };
    LogoutToken: {
      /** @description Token that ends the session, for POST /api/iam/logout. */
      logout_token: string;
    };
    PasskeyAssertion: {
      /** @description ID. It never changes. */
      id: string;
      /** @description As defined by WebAuthn, in base64url. */
      rawId: string;
      /**
       * @description As defined by WebAuthn.
       * @constant
       */
      type: 'public-key';
      /** @description As defined by WebAuthn. */
      response: {
        /** @description As defined by WebAuthn, in base64url. */
        clientDataJSON: string;
        /** @description As defined by WebAuthn, in base64url. */
        authenticatorData: string;
        /** @description As defined by WebAuthn, in base64url. */
        signature: string;
        /** @description As defined by WebAuthn, in base64url. */
        userHandle?: string | null;
      };
      /** @description As defined by WebAuthn. */
      authenticatorAttachment?: ('platform' | 'cross-platform') | null;
      /**
       * @description As defined by WebAuthn.
       * @default {}
       */
      clientExtensionResults?: { [key: string]: unknown };
    };
    TokenRequest:
      | {
          /**
           * @description Kind of sign-in, or OAuth grant type.
           * @constant
           */
          grant_type: 'password';
          /** @description Email address of the account. */
          username: string;
          /** @description Password of the account. */
          password: string;
          /** @description Six digits from the authenticator app, or a recovery code. */
          otp?: string;
          /** @description Random secret that the client generates and stores. After a successful sign-in with it, failed attempts by others don't delay this client. */
          device?: string;
        }
      | components['schemas']['PasskeyGrant']
      | {
          /**
           * @description Kind of sign-in, or OAuth grant type.
           * @constant
           */
          grant_type: 'refresh_token';
          /** @description Refresh token. It works once: each refresh returns a new one. */
          refresh_token: string;
        }
      | {
          /**
           * @description Kind of sign-in, or OAuth grant type.
           * @constant
           */
          grant_type: 'client_credentials';
          /** @description ID of the service account. Also as username of HTTP Basic. */
          client_id?: components['schemas']['Uuid'];
          /** @description Key of the service account. Also as password of HTTP Basic. */
          client_secret?: string;
          /**
           * @description Format of the assertion.
           * @constant
           */
          client_assertion_type?: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
          /** @description JWT that the private key of the service account signed (`private_key_jwt`), instead of a secret. */
          client_assertion?: string;
          /** @description Scopes of the access token, separated by spaces. Defaults to all scopes of the key. */
          scope?: string;
        };
    PasskeyGrant: {
      /**
       * @description Kind of sign-in, or OAuth grant type.
       * @constant
       */
      grant_type: 'passkey';
      /** @description ID of the challenge, from the request that started this step. */
      challenge_id: components['schemas']['Uuid'];
      /** @description Response of the browser to the challenge. */
      credential: components['schemas']['PasskeyAssertion'];
    };
    MirrorSettings: {
      /** @description Whether the index keeps listing cached files that were removed from the source. If not, clients can download them only by name. */
      lists_gone?: boolean;
      /** @description Maximum download rate for package files, in bytes per second. `null` for the operator's limit. */
      bytes_per_second?: number | null;
      /** @description Maximum number of concurrent downloads. `null` for the operator's limit. */
      downloads_at_once?: number | null;
      /**
       * @description Match specs (CEP 29) of the mirrored records. A record must match at least one. `null` mirrors everything. Dependencies aren't added automatically.
       * @example [
       *       "python >=3.11",
       *       "numpy"
       *     ]
       */
      specs?: string[] | null;
      /**
       * @description Match specs of excluded records. They override `specs`. `null` excludes nothing. Specs in `specs` that start with `!` are also excluded.
       * @example [
       *       "numpy",
       *       "python <3.10"
       *     ]
       */
      excludes?: string[] | null;
      /**
       * @description Mirrored subdirs. `null` for all that the hub supports. Include noarch if clients need it. An unsupported subdir is reported as a problem of the mirror.
       * @example [
       *       "linux-64",
       *       "noarch"
       *     ]
       */
      subdirs?: string[] | null;
      /** @description Minutes between automatic syncs. `null` if syncs are started manually. */
      sync_minutes?: number | null;
      /**
       * @description Download policy: which package files are downloaded before they are requested. `asked`: none, files are downloaded on demand. `environments`: builds in registered environments. `allowed`: files that the policies of this channel, and of virtual channels based on it, allow. `all`: all files.
       * @enum {string}
       */
      fetches?: 'asked' | 'environments' | 'allowed' | 'all';
      /**
       * Format: int64
       * @description Percentage of its files that one sync can remove. A sync that would remove more than this and more than 50 files, or a whole subdir, is put on hold. 100 never holds a sync.
       */
      loss_limit_percent?: number;
      /** @description Credentials for the first source. They are stored encrypted and sent only to that URL. `null` removes them. They aren't sent over plain http unless the operator allows private addresses. */
      credentials?:
        | (
            | {
                /**
                 * @description Kind.
                 * @constant
                 */
                kind: 'bearer';
                /** @description Token, sent as `Bearer`. */
                token: string;
              }
            | {
                /**
                 * @description Kind.
                 * @constant
                 */
                kind: 'basic';
                /** @description Username, unique on the hub. */
                username: string;
                /** @description Password, or a token used as the password. */
                password: string;
              }
          )
        | null;
      /** @description Additional sources in priority order after the first source. Each must be a conda channel. The next sync reads all sources again. */
      other_sources?: string[] | null;
    };
    PromotionSettings: {
      /** @description Whether promotions require approval by another admin, including those of admins. */
      needs_approval: boolean;
    };
    PolicyInput: {
      /** @description Name. */
      name: string;
      /** @description Description. */
      description?: string | null;
      /**
       * @description Package family. Always `conda`.
       * @constant
       */
      artifact_family?: 'conda';
      /** @description Version of the filter format. */
      schema_version?: ('1' | '2') | 1 | 2;
      /** @description Filters: `add_packages`, `remove_packages`, and `exceptions`, each a compound filter. */
      filters?: components['schemas']['PolicyFilters'] | null;
      /** @description Filter of the single-form dialog. */
      filter?: components['schemas']['PolicyDialogFilter'] | null;
    } & { [key: string]: unknown };
    /** @description The older format: one group that excludes packages and one that overrides it (POL-11) */
    PolicyDialogFilter: {
      /**
       * @description Kind.
       * @constant
       */
      type: 'compound';
      /**
       * @description How the filters are combined.
       * @enum {string}
       */
      operator: 'AND' | 'OR';
      /** @description Filters that it combines. */
      subfilters: (components['schemas']['PolicySimpleFilter'] | components['schemas']['PolicyDialogFilter'])[];
      /** @description For user interfaces: ten letters or underscores */
      groupKey?: string;
      /** @description Property of the file to compare. */
      key?: string;
      /**
       * @description Marks the group that excludes
       * @constant
       */
      action?: 'exclude';
    };
    OpenVexDocument: {
      /**
       * @description Version of OpenVEX.
       * @example https://openvex.dev/ns/v0.2.0
       */
      '@context': string;
      /** @description URL that identifies the document. */
      '@id': string;
      /** @description Author of the statement. `null` if unknown. */
      author: string;
      /** @description Time at which it was written. */
      timestamp: string;
      /** @description Version number of the document, increased with every change. */
      version: number | string;
      /** @description Statements in OpenVEX format. */
      statements: { [key: string]: unknown }[];
    } & { [key: string]: unknown };
    NewTrustedWorkload: {
      /** @description Name of the channel. */
      channel: string;
      /** @description URL of the issuer, such as `https://token.actions.githubusercontent.com`. */
      issuer: string;
      /** @description Subject, such as `repo:acme/tools:ref:refs/heads/main`. `*` matches any text, and is only allowed after `/` or `:`. */
      subject: string;
      /**
       * @description Scope of the exchanged tokens: `read` the channel, or also `publish` packages.
       * @default read
       * @enum {string}
       */
      scope?: 'read' | 'publish';
    };
    NotebookContent: {
      /**
       * @description Version of the format.
       * @constant
       */
      nbformat: 4;
      /** @description Minor version of the format. */
      nbformat_minor: components['schemas']['Count'];
      /** @description As defined by nbformat 4. */
      metadata: { [key: string]: unknown };
      /** @description Cells in order. */
      cells: (
        | ({
            /**
             * @description Kind of cell.
             * @constant
             */
            cell_type: 'markdown';
            /** @description Text as one string or as lines. */
            source: string | string[];
            /** @description As defined by nbformat 4. */
            metadata: { [key: string]: unknown };
          } & { [key: string]: unknown })
        | ({
            /**
             * @description Kind of cell.
             * @constant
             */
            cell_type: 'raw';
            /** @description Text as one string or as lines. */
            source: string | string[];
            /** @description As defined by nbformat 4. */
            metadata: { [key: string]: unknown };
          } & { [key: string]: unknown })
        | ({
            /**
             * @description Kind of cell.
             * @constant
             */
            cell_type: 'code';
            /** @description Text as one string or as lines. */
            source: string | string[];
            /** @description As defined by nbformat 4. */
            metadata: { [key: string]: unknown };
            /** @description Outputs of the cell. */
            outputs: (
              | ({
                  /**
                   * @description Kind of output.
                   * @constant
                   */
                  output_type: 'stream';
                  /** @description Name. */
                  name: string;
                  /** @description Text as one string or as lines. */
                  text: string | string[];
                } & { [key: string]: unknown })
              | ({
                  /**
                   * @description Kind of output.
                   * @constant
                   */
                  output_type: 'display_data';
                  /** @description The same content in several media types. */
                  data: { [key: string]: unknown };
                  /** @description As defined by nbformat 4. */
                  metadata: { [key: string]: unknown };
                } & { [key: string]: unknown })
              | ({
                  /**
                   * @description Kind of output.
                   * @constant
                   */
                  output_type: 'execute_result';
                  /** @description The same content in several media types. */
                  data: { [key: string]: unknown };
                  /** @description As defined by nbformat 4. */
                  metadata: { [key: string]: unknown };
                } & { [key: string]: unknown })
              | ({
                  /**
                   * @description Kind of output.
                   * @constant
                   */
                  output_type: 'error';
                  /** @description Name of the error. */
                  ename: string;
                  /** @description Text of the error. */
                  evalue: string;
                  /** @description Traceback, line by line. */
                  traceback: string[];
                } & { [key: string]: unknown })
            )[];
          } & { [key: string]: unknown })
      )[];
    } & { [key: string]: unknown };
    /** @description The body of a test. */
    WebhookTest: {
      /**
       * @description Name of the event.
       * @constant
       */
      type: 'webhook.test';
      /** @description Time of the test. */
      timestamp: components['schemas']['DateTime'];
      /** @description The tested webhook. */
      data: {
        /** @description Name of the organization. */
        organization: string;
        /** @description ID of the webhook. */
        webhook_id: components['schemas']['Uuid'];
      };
    };
    /** @description Body of every error. */
    Error: {
      /** @description The error. */
      error: {
        /** @description Message for users: what happened, why, and what to do. */
        message: string;
        /** @description Error code for programs, one of those listed with the status. */
        human_readable_id: string;
      };
      /** @description Validation errors by field. Only with 422, and if a name is already in use. */
      detail?: components['schemas']['Detail'][];
      /** @description The change that the caller hasn't seen. Only with `changed_meanwhile`. */
      changed?: {
        /** @description Username of the user who changed it. `null` if unknown or not visible to the caller. */
        by: string | null;
        /** @description Time of the change. `null` if unknown. */
        at: components['schemas']['DateTime'] | null;
        /** @description Current version, the same as `ETag` without quotes. */
        version: string;
      };
    };
    /** @description A validation error in a request. */
    Detail: {
      /** @description Part of the request and path of the field, such as ['body', 'name']. */
      loc: (string | number)[];
      /** @description Message for users. */
      msg: string;
      /** @description Kind of error, such as `missing`. */
      type: string;
      /** @description The same location in the body as a JSON Pointer (RFC 6901). Only for errors in the body. */
      pointer?: string;
      /** @description A valid value, such as an available name. */
      suggestion?: string;
    };
    Artifact: {
      /** @description Name. */
      name: string;
      /**
       * @description Package family. Always `conda`.
       * @constant
       */
      family: 'conda';
      /** @description One-sentence summary. */
      summary: string;
      /** @description Home page. `null` if unknown. */
      home: string | null;
      /** @description License. `null` if unknown. */
      license: string | null;
      /** @description License family. `null` if unknown. */
      license_family: string | null;
      /** @description The newest version. */
      latest_version: string;
      /** @description The newest version with an allowed file. `null` if all files are blocked. */
      latest_allowed_version: string | null;
      /** @description The newest served version that can be installed for at least one subdir. Includes versions for which installability wasn't computed. `null` if none. */
      latest_installable_version: string | null;
      /** @description Number of versions. */
      version_count: components['schemas']['Count'];
      /** @description Number of files. */
      file_count: components['schemas']['Count'];
      /** @description Number of files that the policy allows. */
      allowed_count: components['schemas']['Count'];
      /** @description Number of files that the policy blocks. */
      refused_count: components['schemas']['Count'];
      /** @description Highest score of an active or reported CVE in served files. `null` without a score. */
      worst_served_score: number | null;
      /** @description Summary of known vulnerabilities in its served files. */
      vulnerabilities: components['schemas']['Vulnerabilities'];
      /** @description Build time of the newest file. `null` if unknown. */
      updated_at: components['schemas']['DateTime'] | null;
    };
    Vulnerabilities: {
      /**
       * @description Vulnerability state. `none_known`: versions were compared, and no CVE affects them. `not_affected`: VEX statements exclude all CVEs that affect the files.
       * @enum {string}
       */
      state: 'malicious' | 'affected' | 'unknown' | 'not_affected' | 'none_known';
      /** @description Why the state isn't known: no advisory mentions the packages, or their advisories are undetermined. `null` for other states. */
      reason: ('not_checked' | 'undecided') | null;
      /** @description Number of active or reported CVEs that affect the files. */
      known_count: components['schemas']['Count'];
      /** @description Number of those CVEs without a score. */
      unscored_count: components['schemas']['Count'];
      /** @description Number of undetermined CVEs, whose advisories have no versions that can be compared. */
      undecided_count: components['schemas']['Count'];
      /** @description Highest score of the CVEs that affect the files. `null` if none has a score. */
      worst_score: number | null;
      /** @description Severity for the highest score. `null` if no CVE has a score. */
      worst_severity: ('none' | 'low' | 'medium' | 'high' | 'critical') | null;
      /** @description Statements by which other CVEs that affect the files don't count, each once. */
      decisions: {
        /**
         * @description Status by which a CVE doesn't count.
         * @enum {string}
         */
        status: 'cleared' | 'mitigated' | 'disputed';
        /** @description Author of the statement. `null` for the source of the CVE, and if the caller can't see the author. */
        by: string | null;
      }[];
    };
    Plan: {
      /** @description Product code of the plan. */
      product_code: components['schemas']['ProductCode'];
      /** @description URL segment. `null` for a plan that users can't buy themselves. */
      segment: ('starter' | 'professional' | 'business') | null;
      /** @description Name. */
      name: string;
      /** @description Description. */
      description: string;
      /** @description One-sentence description for users who can upgrade to it. */
      description_upgrade: string;
      /** @description Intended users of the plan. */
      product_use: string;
      /** @description Link to contact sales. `null` if the plan can be bought in the hub. */
      link: string | null;
      /** @description Included features. */
      bullets: string[];
      /** @description Prices: either both prices, or a text instead. */
      pricing:
        | {
            /** @description Price in US cents, per seat if the plan has seats. */
            monthly_price: components['schemas']['Count'];
            /** @description Price in US cents, per seat if the plan has seats. */
            yearly_price: components['schemas']['Count'];
          }
        | {
            /** @description Text instead of prices. */
            other_price: string;
          };
      /** @description Label of the button. */
      button_cta: string;
      /** @description Whether the plan requires an organization. */
      requires_organization: boolean;
    };
    InvoicePreview: {
      /**
       * @description Currency of all amounts.
       * @constant
       */
      currency: 'usd';
      /** @description Product code of the plan. */
      product_code: components['schemas']['ProductCode'];
      /**
       * @description Length of a billing period.
       * @enum {string}
       */
      billing_cycle: 'monthly' | 'yearly';
      /**
       * Format: int64
       * @description Number of seats.
       */
      quantity: number;
      /** @description Whether an existing paid plan is changed. */
      is_change: boolean;
      /** @description Lines of the invoice. */
      lines: {
        /** @description Description. */
        description: string;
        /**
         * Format: int64
         * @description Number of seats.
         */
        quantity: number;
        /**
         * Format: int64
         * @description Price per seat, in US cents.
         */
        unit_amount: number;
        /**
         * Format: int64
         * @description Amount in US cents. Negative for credits.
         */
        amount: number;
        /** @description Start of the current period. */
        period_start: components['schemas']['DateTime'];
        /** @description End of the current period. */
        period_end: components['schemas']['DateTime'];
      }[];
      /**
       * Format: int64
       * @description Sum of the lines in US cents. Negative if credits exceed charges.
       */
      subtotal: number;
      /**
       * Format: int64
       * @description Credit used from earlier changes, in US cents.
       */
      credit_used: number;
      /**
       * Format: int64
       * @description Tax in US cents.
       */
      tax: number;
      /** @description Name of the tax. */
      tax_name: string;
      /**
       * Format: int64
       * @description Amount charged now, in US cents. Never negative.
       */
      total: number;
      /**
       * Format: int64
       * @description Remaining credit in US cents. Reduces later invoices.
       */
      credit_left: number;
      /** @description Time of the next charge. */
      period_end: components['schemas']['DateTime'];
      /**
       * Format: int64
       * @description Amount of the next charge with tax, in US cents.
       */
      next_amount: number;
    };
    TopPackage: {
      /** @description Name of the channel. */
      channel: string;
      /**
       * @description Package family. Always `conda`.
       * @constant
       */
      family: 'conda';
      /** @description Name. */
      name: string;
      /** @description Downloads. */
      downloads: components['schemas']['Count'];
      /** @description Time of the last occurrence. */
      last_at: components['schemas']['DateTime'];
    };
    PaymentData: {
      /** @description ID. It never changes. */
      id: string;
      /** @description URL of the payment page. */
      url: string;
      /**
       * @description Status.
       * @enum {string}
       */
      status: 'open' | 'requires_action' | 'complete' | 'expired';
      /** @description Publishable key of the processor, for pages. */
      publishable_key: string;
      /** @description Client secret for the processor's card library. `null` if the library isn't used. */
      client_secret: string | null;
      /**
       * @description Payment processor.
       * @enum {string}
       */
      processor: 'test' | 'stripe';
      /** @description Name of the organization. `null` for the caller. */
      organization: string | null;
      /** @description Title of the organization. `null` for a personal plan. */
      organization_title: string | null;
      /** @description Name of the plan. */
      product_name: string;
      /** @description Price of the purchase. */
      preview: components['schemas']['InvoicePreview'];
      /** @description Saved payment method. `null` if none. */
      card: components['schemas']['PaymentCard'] | null;
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
    };
    PaymentCard: {
      /** @description Brand of the card, such as Visa. */
      brand: string;
      /** @description Last four digits. */
      last4: string;
      /** @description Month and year, in the format `MM/YY`. */
      expires: string;
    };
    PaymentAccount: {
      /**
       * @description Payment processor.
       * @enum {string}
       */
      processor: 'off' | 'test' | 'stripe';
      /** @description Customer at the payment processor. `null` if nothing was ever bought. */
      customer: components['schemas']['PaymentCustomer'] | null;
      /** @description The card. */
      card: components['schemas']['PaymentCard'] | null;
      /**
       * Format: int64
       * @description Remaining credit in US cents. Reduces later invoices.
       */
      credit: number;
      /** @description The next charge. `null` if none is due. */
      next_charge: {
        /** @description Time of the event. */
        at: components['schemas']['DateTime'];
        /**
         * Format: int64
         * @description Amount in US cents.
         */
        amount: number;
        /** @description Description. */
        description: string;
      } | null;
      /** @description Whether the last payment failed and is retried. */
      failed: boolean;
    };
    PaymentCustomer: {
      /** @description ID at the payment processor. */
      id: string;
      /** @description ID of the organization. `null` for a personal account. */
      org_id: components['schemas']['Uuid'] | null;
      /** @description Email address. */
      email: string;
      /** @description Name. */
      name: string;
      /** @description Postal address. */
      address: components['schemas']['BillingAddressOutput'] | null;
      /** @description VAT number. */
      tax_id: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
    };
    Invoice: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Number. */
      number: string;
      /**
       * @description Status.
       * @enum {string}
       */
      status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
      /** @description Lines of the invoice. */
      lines: {
        /** @description Description. */
        description: string;
        /**
         * Format: int64
         * @description Number of seats.
         */
        quantity: number;
        /**
         * Format: int64
         * @description Price per seat, in US cents.
         */
        unit_amount: number;
        /**
         * Format: int64
         * @description Amount in US cents. Negative for credits.
         */
        amount: number;
        /** @description Start of the current period. */
        period_start: components['schemas']['DateTime'];
        /** @description End of the current period. */
        period_end: components['schemas']['DateTime'];
      }[];
      /**
       * Format: int64
       * @description Sum of the lines without tax, in US cents.
       */
      subtotal: number;
      /**
       * Format: int64
       * @description Credit used from earlier changes, in US cents. Negative for new credit.
       */
      credit_used: number;
      /**
       * Format: int64
       * @description Tax in US cents.
       */
      tax: number;
      /** @description Name of the tax. */
      tax_name: string;
      /**
       * Format: int64
       * @description Amount with tax, in US cents.
       */
      total: number;
      /**
       * @description Currency of all amounts.
       * @constant
       */
      currency: 'usd';
      /** @description Time at which it was issued. */
      issued_at: components['schemas']['DateTime'];
      /** @description Time at which it was paid. `null` if not paid. */
      paid_at: components['schemas']['DateTime'] | null;
      /** @description URL of the invoice page. */
      html_url: string;
      /** @description URL of the invoice as PDF. */
      pdf_url: string;
    };
    Subscription: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Product code of the plan. */
      product_code: components['schemas']['ProductCode'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description ID of the organization. `null` for a personal subscription. */
      org_id: components['schemas']['Uuid'] | null;
      /**
       * Format: int64
       * @description Number of seats.
       */
      quantity?: number;
      /** @description Product and billing cycle. `null` for a plan without prices. */
      price_id?: string | null;
      /** @description Customer ID at the payment processor. `null` if none. */
      customer_id?: string | null;
      /** @description Start of the current period. */
      period_start?: components['schemas']['DateTime'];
      /** @description End of the current period. */
      period_end?: components['schemas']['DateTime'];
      /**
       * @description Status of the subscription.
       * @enum {string}
       */
      subscription_status?:
        | 'active'
        | 'past_due'
        | 'unpaid'
        | 'canceled'
        | 'incomplete'
        | 'incomplete_expired'
        | 'trialing'
        | 'all'
        | 'ended';
      /** @description Name of the plan. */
      product_name?: string;
      /**
       * @description Length of a billing period.
       * @enum {string}
       */
      billing_cycle?: 'monthly' | 'yearly';
      /** @description `true` if it ends with its period, `false` if it renews. */
      cancel_at_period_end?: boolean;
      /** @description Whether a hub operator granted it, so no one pays for it. Its period lasts from when it was granted until it expires. */
      managed?: boolean;
      /** @description ID at the payment processor. `null` if none. */
      stripe_subscription_id?: string | null;
      /** @description Price per period in US cents. `null` for a plan without prices. */
      amount?: number | null;
    };
    FeedBundles: {
      /** @description Public key of this hub. Hubs that import its bundles need it. */
      key: string;
      /** @description Short ID of the key for visual comparison. */
      key_id: string;
      /** @description Feeds that a bundle can contain. */
      feeds: {
        /** @description ID. It never changes. */
        id: string;
        /** @description Display title. */
        title: string;
      }[];
      /** @description The latest export. `null` if none. */
      made: {
        /**
         * @description State of the export.
         * @enum {string}
         */
        state: 'waiting' | 'made' | 'failed';
        /** @description Time at which it was requested, completed, or failed. */
        at: components['schemas']['DateTime'];
        /** @description IDs of the feeds in it. */
        feeds: string[];
        /** @description Size of its data in bytes. `null` until fetched. */
        bytes: number | null;
        /** @description Why the export failed. `null` if it didn't fail. */
        error: string | null;
      } | null;
      /** @description The latest import. `null` if none. */
      loaded: {
        /** @description Time at which it was exported. */
        created: components['schemas']['DateTime'];
        /** @description IDs of the feeds in it. */
        feeds: string[];
        /** @description Public key used to verify it. `null` for imports by an earlier version of the hub. */
        key: string | null;
        /** @description Whether it was older than the existing data. */
        older: boolean;
      } | null;
      /** @description Files in the folder advisories/incoming of the hub. */
      incoming: {
        /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
        file_name: string;
        /** @description Size in bytes. */
        bytes: number;
      }[];
    };
    IncomingFeedBundle: {
      /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
      file_name: string;
      /** @description Size in bytes. */
      bytes: number;
    };
    PresentApiToken: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Last four characters of the secret. */
      hint: string;
      /**
       * @description Scope of the token: `read` what its user can read, also `publish` packages, or `full` for everything except personal actions.
       * @enum {string}
       */
      scope: 'read' | 'publish' | 'full';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
      /** @description ID of the user. */
      user_id: components['schemas']['Uuid'];
    };
    Consent: {
      /** @description Whether the user agreed to the privacy notice and the terms. */
      is_consented: boolean;
      /** @description Version of the texts that the last answer was about. `null` if the user hasn't answered. */
      version: string | null;
      /** @description Time of the last answer. `null` if the user hasn't answered. */
      consented_at: components['schemas']['DateTime'] | null;
    };
    CodeSignIn: {
      /** @description Access token. Send it as `Authorization: Bearer …`. It expires after ten minutes. */
      access_token: string;
      /**
       * @description How to send the access token.
       * @constant
       */
      token_type: 'Bearer';
      /**
       * Format: int64
       * @description Seconds.
       */
      expires_in: number;
      /** @description Refresh token. It works once: each refresh returns a new one. */
      refresh_token: string;
      /**
       * Format: int64
       * @description Seconds.
       */
      refresh_expires_in: number;
      /** @description URL to open afterwards. */
      return_url: string;
    };
    PasskeyChallenge: {
      /** @description ID of the challenge. It expires after five minutes and can be used once. */
      challenge_id: components['schemas']['Uuid'];
      /** @description Options for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` of WebAuthn. */
      options: { [key: string]: unknown };
    };
    Accepted: {
      /**
       * @description The request was accepted. An email contains the next step.
       * @constant
       */
      accepted: true;
    };
    RecoveryCodes: {
      /** @description Recovery codes, shown only once. Each works once instead of a one-time code. */
      recovery_codes: string[];
    };
    HubFailure: {
      /**
       * @description Kind.
       * @enum {string}
       */
      kind: 'sync' | 'run' | 'job';
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Display title. */
      title: string;
      /** @description Name of the organization. `null` if the job doesn't belong to an organization. */
      organization: string | null;
      /** @description Name of the channel. */
      channel: string | null;
      /** @description Reason, as text. */
      reason: string;
      /** @description Time of the event. */
      at: components['schemas']['DateTime'];
      /** @description Whether it can be retried. `false` if another one is in progress or has succeeded since. */
      can_retry: boolean;
    };
    QueuedMail: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Email address of the recipient. */
      to: string;
      /** @description Subject of the email. */
      subject: string;
      /**
       * @description State: queued, retrying after a failed attempt, failed, or in the outbox of a hub without a mail server.
       * @enum {string}
       */
      state: 'waiting' | 'failing' | 'given_up' | 'kept';
      /**
       * Format: int64
       * @description Number of failed attempts.
       */
      tries: number;
      /** @description Error of the last attempt, from the server or the connection. `null` if there was none. */
      error: string | null;
      /** @description Time of the last attempt. `null` if there was none. */
      tried_at: components['schemas']['DateTime'] | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
    };
    MailTest: {
      /**
       * @description Outcome of the test. `kept`: the email is in the outbox, because the hub has no mail server.
       * @enum {string}
       */
      outcome: 'sent' | 'failed' | 'kept';
      /** @description Email address of the recipient. */
      to: string;
      /** @description Response of the mail server, or the connection error. Empty without a mail server. */
      answer: string;
    };
    CheckoutSession: {
      /** @description ID. It never changes. */
      id: string;
      /** @description URL of the payment page. */
      url: string;
      /**
       * @description Status.
       * @enum {string}
       */
      status: 'open' | 'requires_action' | 'complete' | 'expired';
      /** @description Publishable key of the processor, for pages. */
      publishable_key: string;
      /** @description Client secret for the processor's card library. `null` if the library isn't used. */
      client_secret: string | null;
    };
    ImportedEnvironment: {
      /** @description The registered environment. */
      environment: components['schemas']['Environment'];
      /**
       * @description Format of the registered file.
       * @enum {string}
       */
      format:
        | 'conda_list'
        | 'explicit'
        | 'environment_yml'
        | 'conda_lock'
        | 'pixi_lock'
        | 'conda_meta'
        | 'cyclonedx'
        | 'spec_list'
        | 'pixi_toml'
        | 'requirements_txt'
        | 'spdx';
      /** @description Skipped entries of the file, at most 50. */
      left_out: {
        /** @description Name of the file. */
        file: string;
        /** @description Line, starting at 1. `null` if a line isn't meaningful. */
        line: number | null;
        /** @description Location in the file. Empty for the whole file. */
        at: string;
        /** @description Description of the problem. */
        message: string;
      }[];
    };
    NamedUser: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Username, unique on the hub. */
      username: string;
      /** @description Name. */
      name: string;
    };
    /** @description Marks an environment that the hub solved from a file. It shows what would be installed, not what is installed. */
    SolvedEnvironment: {
      /** @description Time of the solve. */
      at: components['schemas']['DateTime'];
      /** @description Names of the channels it was solved from, in priority order. */
      channels: string[];
    };
    /** @description Number of CVEs that affect its packages by name and version, by severity. Packages without CVE data are counted in `knowledge`. */
    EnvironmentCveCounts: {
      /** @description From 9.0. */
      critical: components['schemas']['Count'];
      /** @description From 7.0. */
      high: components['schemas']['Count'];
      /** @description From 4.0. */
      medium: components['schemas']['Count'];
      /** @description Above 0. */
      low: components['schemas']['Count'];
      /** @description Number of CVEs with a score of 0. */
      none: components['schemas']['Count'];
      /** @description Number of CVEs without a score. */
      unscored: components['schemas']['Count'];
    };
    PackagesKnowledge: {
      /**
       * @description Most severe state of the packages. `none_known` and `not_affected` only if all packages were compared.
       * @enum {string}
       */
      state: 'malicious' | 'affected' | 'unknown' | 'not_affected' | 'none_known';
      /** @description Why the state isn't known. `null` for other states. */
      reason: ('not_checked' | 'undecided') | null;
      /** @description Total number of packages. The next five counts add up to it. */
      package_count: components['schemas']['Count'];
      /** @description Number of packages without CVE data, because no advisory source knows their names. */
      not_checked_count: components['schemas']['Count'];
      /** @description Number of packages with an undetermined CVE, whose advisory has no versions that can be compared. */
      undecided_count: components['schemas']['Count'];
      /** @description Number of packages that a CVE affects. */
      affected_count: components['schemas']['Count'];
      /** @description Number of packages whose CVEs are all excluded by VEX statements. */
      not_affected_count: components['schemas']['Count'];
      /** @description Number of packages that were compared and that no CVE affects. */
      none_known_count: components['schemas']['Count'];
      /** @description Highest score of the CVEs that affect the files. `null` if none has a score. */
      worst_score: number | null;
      /** @description Severity for the highest score. `null` if no CVE has a score. */
      worst_severity: ('none' | 'low' | 'medium' | 'high' | 'critical') | null;
    };
    EnvironmentState: {
      /**
       * @description Review status, set by admins.
       * @enum {string}
       */
      status: 'unreviewed' | 'approved' | 'needs_attention' | 'retired';
      /** @description Message of the admins. `null` if there is none. */
      custom_message: string | null;
      /** @description Time of the last change. `null` if never set. */
      changed_at: components['schemas']['DateTime'] | null;
      /** @description Admin who changed it last. `null` if never set or the account was deleted. */
      changed_by: components['schemas']['NamedUser'] | null;
    };
    Environment: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Folder of the environment on its device. */
      prefix: string;
      /** @description Owner. `null` for service accounts and deleted accounts. */
      owner: components['schemas']['NamedUser'] | null;
      /** @description Name of the device. */
      device: string;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      platform: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
      /**
       * Format: int64
       * @description Number of packages.
       */
      package_count: number;
      /** @description How the hub solved it from a file with unpinned versions. `null` for an environment that exists on a device. */
      solved: components['schemas']['SolvedEnvironment'] | null;
      /** @description Channels that its packages were installed from, by name. */
      channels: string[];
      /** @description Number of CVEs by severity. */
      cve_counts: components['schemas']['EnvironmentCveCounts'];
      /** @description Summary of known vulnerabilities in its packages. */
      knowledge: components['schemas']['PackagesKnowledge'];
      /** @description Review state of the environment. */
      state: components['schemas']['EnvironmentState'];
      /** @description Whether it belongs to the caller. */
      is_own: boolean;
      /** @description Whether the caller can delete it. Owners and admins can. */
      can_remove: boolean;
    };
    EnvironmentOwner: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Owner. `null` for service accounts and deleted accounts. */
      owner: components['schemas']['NamedUser'] | null;
    };
    EnvironmentStats: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Number of packages. */
      package_count: components['schemas']['Count'];
      /** @description Number of packages whose file is in a channel that the caller can read. */
      known_count: components['schemas']['Count'];
      /** @description Number of packages without CVE data, because no advisory source knows their names. */
      unchecked_count: components['schemas']['Count'];
      /** @description Number of packages whose file a policy currently blocks. */
      refused_count: components['schemas']['Count'];
      /** @description Number of packages that a CVE is known to affect. */
      affected_count: components['schemas']['Count'];
      /** @description Number of CVEs by severity. */
      cve_counts: components['schemas']['EnvironmentCveCounts'];
      /** @description Summary of known vulnerabilities in its packages. */
      knowledge: components['schemas']['PackagesKnowledge'];
    };
    ExposureDay: {
      /** @description Day in UTC. */
      day: components['schemas']['Date'];
      /** @description Number of registered environments. */
      environment_count: components['schemas']['Count'];
      /** @description Number of environments whose most severe CVE is critical. */
      critical: components['schemas']['Count'];
      /** @description Number of environments whose most severe CVE is high. */
      high: components['schemas']['Count'];
      /** @description Number of environments whose most severe CVE is medium. */
      medium: components['schemas']['Count'];
      /** @description Number of environments whose most severe CVE is low. */
      low: components['schemas']['Count'];
      /** @description Number of environments affected only by CVEs without a score or with a score of 0. */
      other: components['schemas']['Count'];
      /** @description Number of environments with a file that a policy blocks. */
      refused_count: components['schemas']['Count'];
    };
    EnvironmentUser: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Username, unique on the hub. */
      username: string;
      /** @description Name. */
      name: string;
      /** @description Number of registered environments. */
      environment_count: components['schemas']['Count'];
      /** @description Time of the user's last registration. */
      last_registered_at: components['schemas']['DateTime'];
    };
    KnownPackage: {
      /** @description Name. */
      name: string;
      /** @description Version of the package. */
      version: string;
      /**
       * @description Build string, such as `py312_0`.
       * @default
       */
      build_string: string;
      /**
       * @description Channel it was installed from, as reported by conda.
       * @default
       */
      channel: string;
      /**
       * @description Subdir, such as `linux-64` or `noarch`.
       * @default
       */
      platform: string;
      /** @description Data about the package from its channel. `null` if the channel isn't a readable channel of the organization, or doesn't contain the file. */
      hub: components['schemas']['InstalledFacts'] | null;
      /** @description Summary of known vulnerabilities of its name and version, regardless of the channel. For packages installed by pip, by their PyPI names. */
      vulnerabilities: components['schemas']['Vulnerabilities'];
    };
    InstalledFacts: {
      /** @description Name of the channel. */
      channel: string;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string;
      /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
      file_name: string;
      /**
       * @description Policy decision: `allowed` or `refused` (blocked).
       * @enum {string}
       */
      decision: 'allowed' | 'refused';
      /** @description The rule that decided about the file, as text. `null` without a policy. */
      decided_by: string | null;
      /** @description Summary of known vulnerabilities in the files. */
      vulnerabilities: components['schemas']['Vulnerabilities'];
    };
    ServiceAccountWorkload: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Issuer of its tokens (`iss`). */
      issuer: string;
      /** @description Subject of its tokens (`sub`). `*` matches any text. */
      subject: string;
      /** @description What the exchanged access tokens allow. */
      scopes: (
        | 'channel:read'
        | 'channel:publish'
        | 'channel:write'
        | 'policy:read'
        | 'policy:write'
        | 'policy:apply'
        | 'environment:read'
        | 'environment:write'
        | 'advisory:write'
        | 'member:read'
        | 'report:read'
        | 'audit:read'
      )[];
      /** @description Audience of its tokens (`aud`). `null` for the URL of the hub. */
      audience: string | null;
      /** @description Claims that its tokens must have, by name. */
      claims: { [key: string]: string };
      /** @description Whether a token can be exchanged until it expires, instead of once. */
      reuse: boolean;
      /** @description IDs of the issuer's keys that an admin added. `null` if the hub fetches the keys. */
      key_ids: string[] | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last exchange. */
      last_used_at: components['schemas']['DateTime'] | null;
    };
    Cve: {
      /** @description ID. It never changes. */
      id: string;
      /** @description CVSS score, 0 to 10. `null` if unknown. */
      score: number | null;
      /** @description Severity for the score. `null` without a score. */
      severity: ('none' | 'low' | 'medium' | 'high' | 'critical') | null;
      /**
       * @description Status of the CVE in the organization.
       * @enum {string}
       */
      status: 'active' | 'reported' | 'mitigated' | 'cleared' | 'disputed';
      /** @description One-sentence summary. */
      summary: string;
      /** @description Publication time. `null` if unknown. */
      published_at: components['schemas']['DateTime'] | null;
      /** @description Links to further information. */
      references: string[];
      /** @description Other IDs of the same vulnerability. */
      aliases: string[];
      /** @description Time at which its source withdrew it. It affects nothing since then. `null` if it isn't withdrawn. */
      withdrawn_at: components['schemas']['DateTime'] | null;
      /** @description Affected packages. */
      packages: {
        /** @description Name. */
        name: string;
        /** @description Affected versions as a match spec. `null` if the advisory gives no versions. */
        affected: string | null;
        /** @description First version that fixes it. `null` if there is none. */
        fixed_in: string | null;
      }[];
      /** @description All scores with their sources: the project itself, then NVD, GitHub, and others. Newest CVSS version first for each source. */
      scores: components['schemas']['CveScore'][];
      /** @description Exploitation data. `null` if there are none. They don't change which files are affected. */
      urgency: components['schemas']['CveUrgency'] | null;
      /** @description Number of affected files in the channel. Only for requests about a channel. */
      file_count?: components['schemas']['Count'];
      /** @description VEX statement of the channel's organization for these files. Only for requests about a channel, and if the caller can see it. */
      curation?: components['schemas']['CveDecision'] | null;
      /** @description Number of affected files that the channel serves. Only for requests about a channel. */
      served_file_count?: components['schemas']['Count'];
      /** @description Number of served files with status active or reported, without those stated as not affected or fixed. Only for requests about a channel. */
      open_file_count?: components['schemas']['Count'];
    };
    CveScore: {
      /** @description Source of the score. */
      source: string;
      /** @description Version of CVSS, such as 3.1. `null` for a score without a vector. */
      version: string | null;
      /** @description CVSS vector. `null` for a score without a vector. */
      vector: string | null;
      /** @description CVSS score, 0 to 10. `null` if unknown. */
      score: number;
      /**
       * @description Severity for the score. `null` without a score.
       * @enum {string}
       */
      severity: 'none' | 'low' | 'medium' | 'high' | 'critical';
      /** @description Whether policies compare this score. */
      is_counted: boolean;
    };
    CveUrgency: {
      /** @description Day on which it was added to the list of known exploited vulnerabilities (CISA KEV). `null` if it isn't listed. */
      exploited_since: components['schemas']['Date'] | null;
      /** @description Day by which agencies must fix it, set by CISA. `null` if none. */
      due: components['schemas']['Date'] | null;
      /** @description Whether it is known to be used in ransomware campaigns. */
      ransomware: boolean;
      /** @description Probability of exploitation in the next 30 days, 0 to 1 (EPSS). `null` if unknown. */
      epss: number | null;
      /** @description Fraction of CVEs with a lower probability, 0 to 1. `null` if unknown. */
      epss_percentile: number | null;
      /** @description Day of the EPSS data. `null` if unknown. */
      epss_day: components['schemas']['Date'] | null;
    };
    CveDecision: {
      /**
       * @description Status that the statement sets, as in OpenVEX.
       * @enum {string}
       */
      status: 'affected' | 'not_affected' | 'fixed' | 'under_investigation';
      /** @description Why it isn't affected. `null` for any other status. */
      justification:
        | (
            | 'component_not_present'
            | 'vulnerable_code_not_present'
            | 'vulnerable_code_not_in_execute_path'
            | 'vulnerable_code_cannot_be_controlled_by_adversary'
            | 'inline_mitigations_already_exist'
          )
        | null;
      /** @description Explanation. May be empty. */
      note: string;
      /** @description Author: the organization, or the author of an imported document. */
      by: string;
      /** @description Whether it covers only some of the files. */
      partly: boolean;
    };
    Alternative: {
      /** @description Name of the organization. */
      organization: string;
      /** @description Name of the channel. */
      channel: string;
      /** @description Newest version that it serves. */
      version: string;
      /** @description Number of files of the package that it serves. */
      allowed_count: components['schemas']['Count'];
    };
    Dependant: {
      /** @description Name. */
      name: string;
      /** @description Number of files of this package that have the dependency. */
      file_count: components['schemas']['Count'];
    };
    Dependency: {
      /** @description Name. */
      name: string;
      /** @description Match specs that refer to it. */
      specs: string[];
      /** @description Whether the channel contains it. */
      in_channel: boolean;
      /** @description Whether at least one of its files is allowed. */
      allowed: boolean;
      /** @description Specs that no allowed file matches. Empty if no file is allowed. */
      unmet_specs: string[];
    };
    File: {
      /** @description ID. It never changes. */
      id: string;
      /** @description Name of the package. */
      name: string;
      /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
      file_name: string;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string;
      /** @description Version of the package. */
      version: string;
      /** @description Build string, such as `py312_0`. */
      build: string;
      /** @description Build number. The higher one is preferred. */
      build_number: components['schemas']['Count'];
      /** @description Size in bytes. */
      size: components['schemas']['Count'] | null;
      /** @description SHA-256 of the file. `null` if unknown. */
      sha256: string | null;
      /** @description License. `null` if unknown. */
      license: string | null;
      /**
       * @description Signature status according to the index, as used by policies. `unverified` if no trusted signers are configured.
       * @enum {string}
       */
      trust: 'signed' | 'unsigned' | 'unverified';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'] | null;
      /**
       * @description Policy decision: `allowed` or `refused` (blocked).
       * @enum {string}
       */
      decision: 'allowed' | 'refused';
      /** @description The rule that decided, as text. `null` without a policy. */
      decided_by: string | null;
      /** @description End of the cooldown. `null` unless the file is blocked only by a minimum age. */
      held_until: components['schemas']['DateTime'] | null;
      /** @description Whether the file was yanked or quarantined. `null` if it is published. */
      withdrawn: ('yanked' | 'harmful') | null;
      /** @description Time since which the mirror's source no longer lists it. `null` while it is listed. Clients can still download it by name. */
      gone_at: components['schemas']['DateTime'] | null;
      /** @description Labels of the file. Files with the label `main` are in the channel itself. */
      labels: string[];
      /** @description Match specs that it depends on. */
      depends: string[];
      /** @description Download path on this hub. `null` if the file is blocked or the hub doesn't have it. */
      download_path: string | null;
    };
    ArtifactVersion: {
      /** @description Version of the package. */
      version: string;
      /**
       * @description Policy decision: `allowed` or `refused` (blocked).
       * @enum {string}
       */
      decision: 'allowed' | 'refused';
      /** @description Number of files. */
      file_count: components['schemas']['Count'];
      /** @description Number of files that the policy allows. */
      allowed_count: components['schemas']['Count'];
      /** @description Highest score of the CVEs that affect the files. `null` if none has a score. */
      worst_score: number | null;
      /** @description Summary of known vulnerabilities in the files. */
      vulnerabilities: components['schemas']['Vulnerabilities'];
      /** @description The same data by subdir. */
      platforms: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        subdir: string;
        /** @description Number of files. */
        file_count: components['schemas']['Count'];
        /** @description Number of files that the policy allows. */
        allowed_count: components['schemas']['Count'];
      }[];
      /** @description Build time of its first file. `null` if unknown. */
      released_at: components['schemas']['DateTime'] | null;
      /** @description The rule that decided, as text. `null` without a policy. */
      decided_by: string | null;
      /** @description End of the cooldown of the representative file. `null` unless it is blocked only by a minimum age. */
      held_until: components['schemas']['DateTime'] | null;
      /** @description The exception that allows blocked files of this version. `null` if none. */
      exception: {
        /** @description Match spec of the allowed files. */
        spec: string;
        /** @description Last day on which it is active, in UTC. `null` if it never expires. */
        until: components['schemas']['Date'] | null;
        /** @description Number of files that only this exception allows. */
        file_count: components['schemas']['Count'];
      } | null;
      /** @description Representative file for explaining the decision: the first blocked file, or else the first file. */
      sample_file: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        subdir: string;
        /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
        file_name: string;
      };
    };
    ShortArtifact: {
      /** @description Name. */
      name: string;
      /**
       * @description Package family. Always `conda`.
       * @constant
       */
      family: 'conda';
      /** @description One-sentence summary. */
      summary: string;
      /** @description License. `null` if unknown. */
      license: string | null;
      /** @description The newest version. */
      latest_version: string;
      /** @description The newest version with an allowed file. `null` if all files are blocked. */
      latest_allowed_version: string | null;
    };
    CvePage: {
      /** @description Items on this page. */
      items: components['schemas']['Cve'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
    };
    PackageDifference: {
      /** @description Name. */
      name: string;
      /**
       * @description Kind of difference. `rebuilt`: another build of the same version. `moved`: the same build from another channel.
       * @enum {string}
       */
      change: 'added' | 'removed' | 'upgraded' | 'downgraded' | 'rebuilt' | 'moved';
      /** @description The package on the base side. `null` if it was added. */
      before: components['schemas']['InstalledPackageOutput'] | null;
      /** @description The package on the other side. `null` if it was removed. */
      after: components['schemas']['InstalledPackageOutput'] | null;
    };
    EnvironmentDraft: {
      /** @description Name of the channel to which the draft would be applied. */
      channel: string;
      /** @description Whether it can still be installed from the channel. */
      result: components['schemas']['EnvironmentOutcome'];
      /** @description Number of packages whose files are in the channel. */
      known_count: components['schemas']['Count'];
      /** @description Number of those that clients see now and that would be blocked. */
      going_count: components['schemas']['Count'];
      /** @description Number of those that the draft blocks, whether or not clients see them now. */
      refused_count: components['schemas']['Count'];
      /** @description Packages whose files are in the channel: those that would be blocked first, then by name. */
      packages: {
        /** @description Name. */
        name: string;
        /** @description Version of the package. */
        version: string;
        /**
         * @description Build string, such as `py312_0`.
         * @default
         */
        build_string: string;
        /**
         * @description Channel it was installed from, as reported by conda.
         * @default
         */
        channel: string;
        /**
         * @description Subdir, such as `linux-64` or `noarch`.
         * @default
         */
        platform: string;
        /** @description Whether the channel currently serves it. */
        allowed_before: boolean;
        /** @description Whether the channel would serve it. */
        allowed_after: boolean;
        /** @description The rule of the draft that decides about it, as text. */
        rule: string;
      }[];
    };
    EnvironmentOutcome: {
      /**
       * @description Outcome of solving the environment again. `kept`: all its files stay allowed. `solves`: some files are removed, but the requested packages can be installed with others. `breaks`: it can no longer be installed. `unsolved`: it couldn't be installed from this channel alone before either. `unknown`: not determined.
       * @enum {string}
       */
      outcome: 'kept' | 'solves' | 'breaks' | 'unsolved' | 'unknown';
      /** @description Why it can't be installed. `null` if it can. */
      detail: string | null;
    };
    EnvironmentMoment: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Time of the first registration with these packages. */
      at: components['schemas']['DateTime'];
      /** @description Time of the last registration with these packages. */
      last_at: components['schemas']['DateTime'];
      /**
       * Format: int64
       * @description Number of registrations with these packages.
       */
      upload_count: number;
      /**
       * @description Format of the registered file.
       * @enum {string}
       */
      format:
        | 'conda_list'
        | 'explicit'
        | 'environment_yml'
        | 'conda_lock'
        | 'pixi_lock'
        | 'conda_meta'
        | 'cyclonedx'
        | 'spec_list'
        | 'pixi_toml'
        | 'requirements_txt'
        | 'spdx';
      /** @description Number of packages. */
      package_count: components['schemas']['Count'];
      /** @description Number of packages added since the previous revision. */
      added_count: components['schemas']['Count'];
      /** @description Number of packages removed since the previous revision. */
      removed_count: components['schemas']['Count'];
      /** @description Number of packages with a different version, build, or channel than in the previous revision. */
      changed_count: components['schemas']['Count'];
    };
    EnvironmentScan: {
      /** @description Time of the scan. */
      scanned_at: components['schemas']['DateTime'];
      /** @description Statistics of the environment. */
      stats: components['schemas']['EnvironmentStats'];
      /** @description Packages that are affected or blocked, most severe first, at most 50. */
      findings: {
        /** @description Name. */
        name: string;
        /** @description Version of the package. */
        version: string;
        /** @description Channel of the organization that contains its file, or else the channel it was installed from. */
        channel: string;
        /** @description Whether the channel currently serves the file. `null` if no channel that the caller can read contains it. */
        decision: ('allowed' | 'refused') | null;
        /** @description The rule that decided about the file, as text. `null` without a policy. */
        decided_by: string | null;
        /** @description Highest score of its CVEs. `null` without a score. */
        worst_score: number | null;
        /** @description IDs of its CVEs, most severe first, at most 10. */
        cve_ids: string[];
        /** @description Number of CVEs that affect it. */
        cve_count: components['schemas']['Count'];
      }[];
      /** @description Total number of findings. */
      finding_count: components['schemas']['Count'];
    };
    StateOfEnvironment: {
      /**
       * @description Review status, set by admins.
       * @enum {string}
       */
      status: 'unreviewed' | 'approved' | 'needs_attention' | 'retired';
      /** @description Message of the admins. `null` if there is none. */
      custom_message: string | null;
      /** @description Time of the last change. `null` if never set. */
      changed_at: components['schemas']['DateTime'] | null;
      /** @description Admin who changed it last. `null` if never set or the account was deleted. */
      changed_by: components['schemas']['NamedUser'] | null;
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
    };
    ServiceAccount: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Its token, without the secret. `null` if it has none. */
      token: components['schemas']['ChannelToken'] | null;
      /** @description Its keys for the API, at most two, without the secrets. */
      keys: components['schemas']['ServiceAccountKey'][];
      /** @description Groups that it is a member of, by name. */
      groups: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
      }[];
    };
    ChannelToken: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Last four characters of the secret. */
      hint: string;
      /**
       * @description Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.
       * @enum {string}
       */
      scope: 'read' | 'publish';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Expiration time. `null` if it never expires. */
      expires_at: components['schemas']['DateTime'] | null;
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
    };
    ServiceAccountKey: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Last four characters of the secret. */
      hint: string;
      /** @description What the key allows. */
      scopes: (
        | 'channel:read'
        | 'channel:publish'
        | 'channel:write'
        | 'policy:read'
        | 'policy:write'
        | 'policy:apply'
        | 'environment:read'
        | 'environment:write'
        | 'advisory:write'
        | 'member:read'
        | 'report:read'
        | 'audit:read'
      )[];
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
    };
    IssuedServiceAccountKey: {
      /** @description The key without its secret. */
      key: components['schemas']['ServiceAccountKey'];
      /** @description The secret, shown only once. */
      secret: string;
    };
    ServiceAccountPublicKey: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Key ID, for the header of assertions. */
      kid: string;
      /** @description Algorithms of assertions that the key can verify. */
      algorithms: string[];
      /** @description What its access tokens allow. */
      scopes: (
        | 'channel:read'
        | 'channel:publish'
        | 'channel:write'
        | 'policy:read'
        | 'policy:write'
        | 'policy:apply'
        | 'environment:read'
        | 'environment:write'
        | 'advisory:write'
        | 'member:read'
        | 'report:read'
        | 'audit:read'
      )[];
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
    };
    IssuedChannelToken: {
      /** @description The token without its secret. */
      token: components['schemas']['ChannelToken'];
      /** @description The secret, shown only once. */
      secret: string;
    };
    CveCurations: {
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description Title of the organization. */
      title: string;
      /** @description Whether the caller can add statements for the organization. */
      can_curate: boolean;
      /** @description Active statements, then earlier ones, each newest first. */
      curations: components['schemas']['Curation'][];
    };
    Curation: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the organization that made the statement. */
      organization: string;
      /** @description The CVE or advisory, by the ID used in the statement. */
      cve: string;
      /** @description Name of the conda package. */
      package: string;
      /** @description A version or a conda version spec. `null` for all versions. */
      versions: string | null;
      /** @description Build string, such as `py312_0`. */
      build: string | null;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string | null;
      /** @description Limits the statement to this channel. `null` for all channels. */
      channel: string | null;
      /**
       * @description Status that the statement sets, as in OpenVEX.
       * @enum {string}
       */
      status: 'affected' | 'not_affected' | 'fixed' | 'under_investigation';
      /** @description Why it isn't affected. `null` for any other status. */
      justification:
        | (
            | 'component_not_present'
            | 'vulnerable_code_not_present'
            | 'vulnerable_code_not_in_execute_path'
            | 'vulnerable_code_cannot_be_controlled_by_adversary'
            | 'inline_mitigations_already_exist'
          )
        | null;
      /** @description Explanation. May be empty. */
      note: string;
      /** @description Author of the imported document. `null` for a statement by the organization itself, which takes precedence. */
      source: string | null;
      /** @description Author of the statement. `null` for service accounts and deleted accounts. */
      said_by: components['schemas']['UserSummary'] | null;
      /** @description Time of the statement. */
      said_at: components['schemas']['DateTime'];
      /** @description Author of the statement. `null` for service accounts and deleted accounts. */
      ended_by: components['schemas']['UserSummary'] | null;
      /** @description Time at which it was revoked or replaced. `null` while it is active. */
      ended_at: components['schemas']['DateTime'] | null;
      /** @description Advisories it was based on that have been withdrawn since. Review the statement. */
      withdrawn: string[];
    };
    UserSummary: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Username, unique on the hub. */
      username: string;
      /** @description First name. May be empty. */
      first_name: string;
      /** @description Last name. May be empty. */
      last_name: string;
    };
    AffectedEnvironment: {
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Name of the device. */
      device: string;
      /** @description Owner. `null` for service accounts and deleted accounts. */
      owner: components['schemas']['NamedUser'] | null;
      /** @description Affected packages of the environment. */
      packages: {
        /** @description Name. */
        name: string;
        /** @description Version of the package. */
        version: string;
      }[];
    };
    DraftedEnvironments: {
      /** @description Number of environments with files that would be blocked. */
      environment_count: components['schemas']['Count'];
      /** @description Number of users who own these environments. */
      owner_count: components['schemas']['Count'];
      /** @description A page of these environments, the caller's own first. */
      items: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /** @description Name of the device. */
        device: string;
        /** @description Subdir, such as `linux-64` or `noarch`. */
        platform: string;
        /** @description Time of the last change. */
        updated_at: components['schemas']['DateTime'];
        /** @description Owner. `null` for service accounts and deleted accounts. */
        owner: components['schemas']['NamedUser'] | null;
        /** @description Whether it belongs to the caller. */
        is_own: boolean;
        /** @description Packages that would be blocked. */
        going: components['schemas']['InstalledPackageOutput'][];
        /** @description Whether it can still be installed from the channel. */
        result: components['schemas']['EnvironmentOutcome'];
      }[];
      /** @description Total number of environments. */
      total_count: components['schemas']['Count'];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
    };
    Exposure: {
      /** @description Number of registered environments that contain it. */
      environment_count: components['schemas']['Count'];
      /** @description Number of users who own these environments. */
      owner_count: components['schemas']['Count'];
      /** @description How many environments were compared with the CVE. `null` unless a CVE was requested. */
      coverage: components['schemas']['ExposureCoverage'] | null;
      /** @description Number of matching packages, by version, build, and channel. */
      build_count: components['schemas']['Count'];
      /** @description The most used of these packages, at most 50. */
      builds: {
        /** @description Name. */
        name: string;
        /** @description Version of the package. */
        version: string;
        /**
         * @description Build string, such as `py312_0`.
         * @default
         */
        build_string: string;
        /**
         * @description Channel it was installed from, as reported by conda.
         * @default
         */
        channel: string;
        /**
         * @description Subdir, such as `linux-64` or `noarch`.
         * @default
         */
        platform: string;
        /** @description Number of registered environments that contain it. */
        environment_count: components['schemas']['Count'];
      }[];
      /** @description A page of these environments, the caller's own first. */
      items: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /** @description Name of the device. */
        device: string;
        /** @description Subdir, such as `linux-64` or `noarch`. */
        platform: string;
        /** @description Time of the last change. */
        updated_at: components['schemas']['DateTime'];
        /** @description Owner. `null` for service accounts and deleted accounts. */
        owner: components['schemas']['NamedUser'] | null;
        /** @description Whether it belongs to the caller. */
        is_own: boolean;
        /** @description Folder of the environment on its device. */
        prefix: string;
        /** @description Matching packages in the environment. */
        packages: components['schemas']['InstalledPackageOutput'][];
        /** @description Effect of blocking all matching files in their channels. `null` unless requested, and if the caller can read none of these channels. */
        if_refused: components['schemas']['EnvironmentOutcome'] | null;
      }[];
      /** @description Total number of environments. */
      total_count: components['schemas']['Count'];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
    };
    ExposureCoverage: {
      /** @description Whether the hub knows the CVE. */
      is_known: boolean;
      /** @description Whether the hub knows packages that the CVE affects. Otherwise, no environment was compared with it. */
      is_compared: boolean;
      /** @description Number of registered environments. Includes the next two counts. */
      environment_count: components['schemas']['Count'];
      /** @description Number of environments without a known match, but with a package for which the CVE is undetermined. */
      undecided_count: components['schemas']['Count'];
      /** @description Number of other environments without a known match, but with a package that has no CVE data. */
      not_checked_count: components['schemas']['Count'];
    };
    HubOrganization: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Members. */
      members_count: components['schemas']['Count'];
      /** @description Channels. */
      channels_count: components['schemas']['Count'];
      /** @description Size of the package files in its channels. For mirrors, includes files that aren't downloaded yet. In bytes. */
      size: components['schemas']['Count'];
      /** @description The active plan. `null` if none. */
      plan: {
        /** @description Product code of the plan. */
        product_code: components['schemas']['ProductCode'];
        /** @description Name of the plan. */
        product_name: string;
        /**
         * Format: int64
         * @description Number of seats.
         */
        quantity: number;
        /** @description Expiration time. */
        expires_at: components['schemas']['DateTime'];
        /** @description Whether a hub operator granted it, so no one pays for it. */
        is_granted: boolean;
      } | null;
      /** @description Admins by username, at most 20. */
      admins: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Username, unique on the hub. */
        username: string;
        /** @description Email address. */
        email: string;
      }[];
      /** @description The largest channels, at most 100. */
      channels: {
        /** @description Name. */
        name: string;
        /**
         * @description Type of the channel.
         * @enum {string}
         */
        type:
          | 'default'
          | 'virtual'
          | 'external_mirror'
          | 'terrarium'
          | 'hosted'
          | 'community_maintained'
          | 'terrarium_hosted_python';
        /**
         * @description Who can read it: `internal` for members, `private` for admins and members of groups with access, or `public` for anyone.
         * @enum {string}
         */
        privacy: 'internal' | 'private' | 'public';
        /** @description Files. */
        file_count: components['schemas']['Count'];
        /** @description Size of its package files. In bytes. */
        size: components['schemas']['Count'];
      }[];
      /** @description Plans, newest first. */
      subscriptions: components['schemas']['Subscription'][];
    };
    PackageUpstream: {
      /** @description Name. */
      name: string;
      /** @description Relation to the upstream project. `null` for a package without a mapping, whose vulnerabilities aren't known. */
      role: ('self' | 'carrier' | 'part' | 'no-code') | null;
      /** @description Mappings to upstream packages, by ecosystem. */
      mappings: {
        /** @description Ecosystem as named in OSV, or CPE. */
        ecosystem: string;
        /** @description Name in the ecosystem, or vendor:product for CPE. */
        name: string;
        /**
         * @description Confidence in the mapping. `low` is a suggestion that marks nothing as affected.
         * @enum {string}
         */
        confidence: 'high' | 'medium' | 'low';
        /** @description Relation other than identity: contains, sibling, or umbrella. `null` if it is the same package. */
        relation?: string | null;
        /** @description `after` if versions with a letter suffix are newer, as in OpenSSL 1.1.1w. `null` otherwise. */
        letters?: 'after' | null;
        /** @description Source of the mapping. `hub` for users of this hub. */
        origin: string;
        /** @description Evidence for the mapping. May be empty. */
        evidence: string;
        /** @description Time at which a user confirmed it. `null` if not confirmed. */
        reviewed_at: components['schemas']['DateTime'] | null;
      }[];
    };
    HubPerson: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Email address. */
      email: string;
      /** @description Username, unique on the hub. */
      username: string;
      /** @description First name. May be empty. */
      first_name: string;
      /** @description Last name. May be empty. */
      last_name: string;
      /** @description Whether the user is a hub operator. */
      is_operator: boolean;
      /** @description Whether the account is disabled. No one can sign in with a disabled account. */
      is_disabled: boolean;
      /** @description Whether the email address is confirmed. */
      is_confirmed: boolean;
      /** @description Time at which its owner deleted the account, which is then disabled. `null` if not deleted. */
      deleted_at: components['schemas']['DateTime'] | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last sign-in by the user. `null` if never. */
      last_sign_in_at: components['schemas']['DateTime'] | null;
      /** @description Number of organizations that the user is a member of. */
      organization_count: components['schemas']['Count'];
      /** @description Organizations that the user is a member of. */
      organizations: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /** @description Display title. */
        title: string;
        /**
         * @description Role in the organization.
         * @enum {string}
         */
        role: 'member' | 'billing_manager' | 'admin';
      }[];
      /** @description Sessions of the user. */
      sessions: components['schemas']['UserSession'][];
      /** @description Personal plans, newest first. */
      subscriptions: components['schemas']['Subscription'][];
    };
    UserSession: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Whether it is the session of this request. */
      is_current: boolean;
      /**
       * @description Sign-in method.
       * @enum {string}
       */
      source: 'password' | 'passkey' | 'oidc' | 'application';
      /** @description Browser and operating system, such as 'Firefox on Linux'. */
      device: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last refresh. */
      last_used_at: components['schemas']['DateTime'];
    };
    RequestsReport: {
      /** @description Items on this page. */
      items: {
        /** @description Start of the hour or day. */
        at: components['schemas']['DateTime'];
        /** @description Total number of requests. */
        requests: components['schemas']['Count'];
        /** @description Number of package downloads, counted when the first byte is sent. */
        downloads: components['schemas']['Count'];
        /** @description Number of package and index downloads, counted when the first byte is sent. */
        served: components['schemas']['Count'];
        /** @description Number of requests for later parts of files. */
        part: components['schemas']['Count'];
        /** @description Number of responses without content: not modified (304), or only headers were requested. */
        unchanged: components['schemas']['Count'];
        /** @description Number of requests blocked by a policy (403). */
        refused: components['schemas']['Count'];
        /** @description Number of requests for unknown channels or files (404). */
        unknown: components['schemas']['Count'];
        /** @description Number of requests with missing or invalid credentials (401). */
        unauthorized: components['schemas']['Count'];
        /** @description Number of other failures, such as an unreachable source of a mirror. */
        failed: components['schemas']['Count'];
      }[];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /**
       * @description Kind of report. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      report: 'requests';
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'];
      /** @description Start of the reported time. */
      from: components['schemas']['DateTime'];
      /** @description End of the reported time. */
      to: components['schemas']['DateTime'];
    };
    ClientsReport: {
      /** @description Items on this page. */
      items: {
        /** @description Network address, or a hash of the address and token owner. */
        client: string;
        /** @description Whether it is recorded as a hash, without names. */
        is_anonymous: boolean;
        /** @description User whose token was used. `null` if none. */
        user: {
          /** @description ID. It never changes. */
          id: components['schemas']['Uuid'];
          /** @description Username, unique on the hub. */
          username: string;
        } | null;
        /** @description Service account whose token was used. `null` if none. */
        service_account: {
          /** @description ID. It never changes. */
          id: components['schemas']['Uuid'];
          /** @description Name. */
          name: string;
        } | null;
        /** @description Name of the program. Empty if not stated, and `other` if unknown. */
        program: string;
        /** @description Version of the program. */
        version: string;
        /** @description Total number of requests. */
        requests: components['schemas']['Count'];
        /** @description Number of requests blocked by a policy. */
        refused: components['schemas']['Count'];
        /** @description Time of the last occurrence. */
        last_at: components['schemas']['DateTime'];
      }[];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /**
       * @description Kind of report. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      report: 'clients';
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'];
      /** @description Start of the reported time. */
      from: components['schemas']['DateTime'];
      /** @description End of the reported time. */
      to: components['schemas']['DateTime'];
      /** @description Whether individual clients are recorded. If not, `items` is empty. */
      is_gateway_enabled: boolean;
      /** @description Programs with their versions, most requests first, at most 100. */
      programs: {
        /** @description Name of the program. Empty if not stated, and `other` if unknown. */
        program: string;
        /** @description Version of the program. */
        version: string;
        /** @description Total number of requests. */
        requests: components['schemas']['Count'];
        /** @description Number of package downloads, counted when the first byte is sent. */
        downloads: components['schemas']['Count'];
        /** @description Number of package and index downloads, counted when the first byte is sent. */
        served: components['schemas']['Count'];
        /** @description Number of requests for later parts of files. */
        part: components['schemas']['Count'];
        /** @description Number of responses without content: not modified (304), or only headers were requested. */
        unchanged: components['schemas']['Count'];
        /** @description Number of requests blocked by a policy (403). */
        refused: components['schemas']['Count'];
        /** @description Number of requests for unknown channels or files (404). */
        unknown: components['schemas']['Count'];
        /** @description Number of requests with missing or invalid credentials (401). */
        unauthorized: components['schemas']['Count'];
        /** @description Number of other failures, such as an unreachable source of a mirror. */
        failed: components['schemas']['Count'];
        /** @description Time of the last occurrence. */
        last_at: components['schemas']['DateTime'];
      }[];
    };
    BlockedReport: {
      /** @description Items on this page. */
      items: {
        /** @description Name of the channel. */
        channel: string;
        /** @description Whether the channel still exists. */
        has_channel: boolean;
        /** @description Name of the package. */
        package: string;
        /** @description Version of the package. */
        version: string;
        /** @description Subdir of the last requested file. */
        subdir: string;
        /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
        file: string;
        /** @description The policy that blocked the requests. Its ID is `null` if it was deleted. */
        policy: {
          /** @description ID. It never changes. */
          id: components['schemas']['Uuid'] | null;
          /** @description Name. */
          name: string;
          /** @description Revision of the policy, starting at 1. `null` without a policy. */
          revision: number | null;
        };
        /** @description The rule as text. */
        rule: string;
        /** @description Number of blocked requests. */
        requests: components['schemas']['Count'];
        /** @description Time of the last occurrence. */
        last_at: components['schemas']['DateTime'];
        /** @description Clients, at most 20: usernames, service account names, or addresses. Empty unless individual clients are recorded. */
        who: string[];
      }[];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /**
       * @description Kind of report. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      report: 'blocked';
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'];
      /** @description Start of the reported time. */
      from: components['schemas']['DateTime'];
      /** @description End of the reported time. */
      to: components['schemas']['DateTime'];
    };
    IssuedApiToken: {
      /** @description The token without its secret. */
      token: components['schemas']['ApiToken'];
      /** @description The secret, shown only once. */
      secret: string;
    };
    ApiToken: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Last four characters of the secret. */
      hint: string;
      /**
       * @description Scope of the token: `read` what its user can read, also `publish` packages, or `full` for everything except personal actions.
       * @enum {string}
       */
      scope: 'read' | 'publish' | 'full';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
    };
    GatewaySettings: {
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'];
      /** @description Whether individual clients are recorded. Requests are counted either way. */
      is_gateway_enabled: boolean;
      /**
       * Format: int64
       * @description Number of days after which counts and clients are deleted, 1 to 1095.
       */
      retention_days: number;
      /** @description Whether clients are recorded as a keyed hash of address and token owner, without names. */
      anonymize_clients: boolean;
    };
    AuthorizationRequest: {
      /** @description ID of the request, or code of the device. */
      id: string;
      /** @description Name of the application. */
      client_name: string;
      /** @description Website of the application. `null` if it has none. */
      client_url: string | null;
      /** @description Requested scopes. */
      scopes: {
        /** @description Name. */
        name: string;
        /** @description Description. */
        description: string;
      }[];
      /** @description Host that receives the authorization. `null` for a device. */
      redirect_host: string | null;
      /** @description Fields of the request that the response must repeat. Empty for a device. */
      fields: {
        /** @description ID of the application. */
        client_id?: string;
        /** @description URL of the application that receives the response. */
        redirect_uri?: string;
        /** @description As defined by OAuth 2.0: `code`. */
        response_type?: string;
        /** @description Requested scopes, separated by spaces. */
        scope?: string;
        /** @description State parameter of the application, returned unchanged. */
        state?: string;
      };
    };
    WholeNotebook: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Display title. */
      title: string;
      /** @description Display name of the owner. */
      owner_name: string;
      /** @description ID in the link of a shared notebook. `null` if it isn't shared. */
      share_id: string | null;
      /**
       * Format: int64
       * @description Size in bytes.
       */
      size: number;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
      /** @description Content in nbformat 4. */
      content: { [key: string]: unknown };
    };
    AuditEntry: {
      /**
       * Format: int64
       * @description Position in the chain, starting at 1.
       */
      number: number;
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description ID of the organization. All zeros for the hub's own chain. */
      chain: components['schemas']['Uuid'];
      /** @description Time of the event. */
      at: components['schemas']['DateTime'];
      /** @description Action, such as `policy.applied`. */
      action: string;
      /**
       * @description Kind of actor. `organization` is an owner of the organization's token.
       * @enum {string}
       */
      actor_type: 'person' | 'service_account' | 'organization' | 'hub';
      /** @description ID of the user, service account, or organization. */
      actor_id: components['schemas']['Uuid'] | null;
      /**
       * @description Kind of object.
       * @enum {string}
       */
      target_type:
        | 'policy'
        | 'exception'
        | 'channel'
        | 'file'
        | 'advisory'
        | 'member'
        | 'invitation'
        | 'group'
        | 'token'
        | 'service_account'
        | 'webhook'
        | 'plan'
        | 'organization'
        | 'project'
        | 'collection'
        | 'person'
        | 'mail'
        | 'job'
        | 'feed'
        | 'feed_bundle'
        | 'package';
      /** @description ID of the object, which may no longer exist. */
      target_id: string | null;
      /** @description Name of the object at that time. `null` for users. */
      target_name: string | null;
      /** @description Further details of the action, by name. */
      details: { [key: string]: string | number | boolean | null };
      /** @description ID of the HTTP request that caused it. `null` for a job. */
      request_id: string | null;
      /** @description Hash of the previous entry. */
      previous: string;
      /** @description SHA-256 in hexadecimal of the canonical JSON of all fields above, including the previous hash. */
      hash: string;
      /** @description Current username or service account name. Not hashed. `null` if the account was deleted. */
      actor_name: string | null;
      /** @description Current username of the affected user. Not hashed. */
      person_name: string | null;
    };
    OwnChannelToken: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Last four characters of the secret. */
      hint: string;
      /**
       * @description Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.
       * @enum {string}
       */
      scope: 'read' | 'publish';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Expiration time. `null` if it never expires. */
      expires_at: components['schemas']['DateTime'] | null;
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /** @description Display title. */
        title: string;
      };
    };
    AccountFeatures: {
      /** @description Names of the features. */
      features: {
        /** @description Whether the user can open notebooks in a notebook server. */
        'cloud-notebooks': boolean;
        /** @description Whether the language model navigator is offered. */
        ai_navigator: boolean;
      };
    };
    AccountSettings: {
      /** @description Color theme of the application. `null` if the user hasn't chosen one. */
      theme: ('system' | 'light' | 'dark') | null;
      /** @description Whether the navigation is collapsed. `null` if the user hasn't chosen. */
      navigation_collapsed: boolean | null;
    };
    AccountUpdate: {
      /** @description Opaque. Changes with the resource. Equals `since` if nothing changed during the wait. */
      version: string;
      /** @description What changed since the known version. Without a known version: in the last minute. */
      changed: (
        | 'decisions'
        | 'environments'
        | 'exception_requests'
        | 'exceptions'
        | 'invitations'
        | 'memberships'
        | 'promotions'
        | 'tokens'
      )[];
    };
    AdvisorySource: {
      /** @description Display title. */
      title: string;
      /** @description Time of the imported data. `null` if nothing was imported. */
      as_of: components['schemas']['DateTime'] | null;
      /** @description Whether it hasn't been updated for a week, so its data may be outdated. */
      stale: boolean;
    };
    FoundArtifact: {
      /** @description Name. */
      name: string;
      /**
       * @description Package family. Always `conda`.
       * @constant
       */
      family: 'conda';
      /** @description One-sentence summary. */
      summary: string;
      /** @description Home page. `null` if unknown. */
      home: string | null;
      /** @description License. `null` if unknown. */
      license: string | null;
      /** @description License family. `null` if unknown. */
      license_family: string | null;
      /** @description The newest version. */
      latest_version: string;
      /** @description The newest version with an allowed file. `null` if all files are blocked. */
      latest_allowed_version: string | null;
      /** @description The newest served version that can be installed for at least one subdir. Includes versions for which installability wasn't computed. `null` if none. */
      latest_installable_version: string | null;
      /** @description Number of versions. */
      version_count: components['schemas']['Count'];
      /** @description Number of files. */
      file_count: components['schemas']['Count'];
      /** @description Number of files that the policy allows. */
      allowed_count: components['schemas']['Count'];
      /** @description Number of files that the policy blocks. */
      refused_count: components['schemas']['Count'];
      /** @description Highest score of an active or reported CVE in served files. `null` without a score. */
      worst_served_score: number | null;
      /** @description Summary of known vulnerabilities in its served files. */
      vulnerabilities: components['schemas']['Vulnerabilities'];
      /** @description Build time of the newest file. `null` if unknown. */
      updated_at: components['schemas']['DateTime'] | null;
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description Name of the channel. */
      channel: string;
    };
    AuthorizationAnswer: {
      /**
       * Format: uri
       * @description URL that completes the request. The browser must open it.
       */
      continue_url: string;
    };
    Caller: {
      /**
       * @description Kind of caller.
       * @enum {string}
       */
      kind: 'user' | 'service_account';
      /** @description ID of the user or service account. */
      id: components['schemas']['Uuid'];
      /** @description Name of the service account. `null` for a user. */
      name: string | null;
      /** @description Organization of the service account. `null` for a user. */
      organization: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
      } | null;
      /** @description What the token allows. Empty for a signed-in user, whose role decides. */
      scopes: string[];
      /** @description Expiration of the token. `null` for a session. */
      expires_at: components['schemas']['DateTime'] | null;
    };
    Factors: {
      /** @description Passkeys, newest first. */
      passkeys: components['schemas']['Passkey'][];
      /** @description Whether sign-in requires a one-time code. */
      totp_enabled: boolean;
      /** @description Number of unused recovery codes. `null` without one-time codes. */
      recovery_codes_left: number | null;
      /** @description Whether the user has a password. `false` for users who only use single sign-on. */
      has_password: boolean;
    };
    Passkey: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
    };
    SignInOptions: {
      /** @description Whether users can create accounts themselves. */
      registration: boolean;
      /** @description Whether users can sign in with passkeys. */
      passkeys: boolean;
      /** @description The identity provider for single sign-on. `null` if none is configured. */
      provider: {
        /** @description Name. */
        name: string;
        /**
         * Format: uri
         * @description URL that starts a sign-in at the identity provider.
         */
        start_url: string;
      } | null;
      /** @description Whether the hub sends emails. If it doesn't, emails are in the outbox, which hub operators can read. */
      sends_mail: boolean;
      /** @description Whether the hub has an operator. If not, its terminal shows a link that adds the first operator. */
      has_operator: boolean;
      /** @description Hosts, with port, to which a return URL can lead. */
      return_hosts: string[];
    };
    Session: {
      /** @description The account. */
      identity: {
        /** @description Data of the user. */
        traits: {
          /** @description Email address. */
          email: string;
        };
      };
      /** @description Access token of this request. */
      tokenized: string;
      /** @description Sign-in method and user of the session. */
      passport: {
        /**
         * @description Sign-in method of the session.
         * @enum {string}
         */
        source: 'password' | 'passkey' | 'oidc' | 'application';
        /** @description Status of the account. */
        profile: {
          /** @description ID. It never changes. */
          id: components['schemas']['Uuid'];
          /** @description Email address. */
          email: string;
        };
      };
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
    };
    Tokens: {
      /** @description Access token. Send it as `Authorization: Bearer …`. It expires after ten minutes. */
      access_token: string;
      /**
       * @description How to send the access token.
       * @constant
       */
      token_type: 'Bearer';
      /**
       * Format: int64
       * @description Seconds.
       */
      expires_in: number;
      /** @description Refresh token. It works once: each refresh returns a new one. */
      refresh_token: string;
      /**
       * Format: int64
       * @description Seconds.
       */
      refresh_expires_in: number;
    };
    ClientTokens: {
      /** @description Access token. Send it as `Authorization: Bearer …`. It expires after ten minutes. */
      access_token: string;
      /**
       * @description How to send the access token.
       * @constant
       */
      token_type: 'Bearer';
      /**
       * Format: int64
       * @description Seconds.
       */
      expires_in: number;
      /** @description Scopes of the access token, separated by spaces. */
      scope: string;
    };
    BegunTotp: {
      /** @description URL for the QR code of an authenticator app. */
      otpauth_url: string;
      /** @description Base32 (RFC 4648), 160 bits. */
      secret: string;
    };
    LearningVideo: {
      /** @description URL of the video. */
      url: string;
      /** @description Display title. */
      title: string | null;
      /** @description Name of the provider. `null` if unknown. */
      provider: string | null;
      /** @description Path of a thumbnail on this hub, so that browsers don't contact the provider before the user does. */
      picture_path: string | null;
    };
    NavigationItems: {
      /** @description Items on this page. */
      items: components['schemas']['NavigationItem'][];
    };
    NavigationItem: {
      /** @description ID of the item: a UUID for an organization, or `view-all-orgs` for the list of all organizations. */
      id: string;
      /** @description Text. */
      text: string;
      /** @description Whether it is shown but disabled. */
      disabled: boolean;
      /** @description Whether it has child items. */
      hasChildren: boolean;
      /** @description Parent of the item. `null` at the top level. */
      child: {
        /** @description ID of its parent item. */
        of: string;
      } | null;
      /** @description URL on another host. If `navigateTo` is also set, used while the feature flag is off. */
      externalLink: string | null;
      /** @description Path on this hub. */
      navigateTo: string | null;
      /** @description Feature flag that shows the item. If both links are set, it switches to `navigateTo`. */
      featureFlag: string | null;
    };
    WorkloadAudience: {
      /** @description URL of the hub. */
      audience: string;
    };
    ExchangedToken: {
      /** @description The channel token. */
      token: string;
      /**
       * Format: int64
       * @description Number of seconds until the token expires.
       */
      expires_in: number;
      /** @description Name of the channel. */
      channel: string;
      /**
       * @description Scope of the exchanged tokens: `read` the channel, or also `publish` packages.
       * @enum {string}
       */
      scope: 'read' | 'publish';
    };
    ExchangedAccessToken: {
      /** @description The access token. */
      token: string;
      /**
       * Format: int64
       * @description Number of seconds until the token expires.
       */
      expires_in: number;
      /** @description ID of the service account. */
      service_account: components['schemas']['Uuid'];
      /** @description Requested scopes. */
      scopes: (
        | 'channel:read'
        | 'channel:publish'
        | 'channel:write'
        | 'policy:read'
        | 'policy:write'
        | 'policy:apply'
        | 'environment:read'
        | 'environment:write'
        | 'advisory:write'
        | 'member:read'
        | 'report:read'
        | 'audit:read'
      )[];
    };
    AdvisoryFeed: {
      /** @description ID. It never changes. */
      id: string;
      /**
       * @description Kind of feed.
       * @enum {string}
       */
      kind: 'osv' | 'nvd' | 'vendor' | 'kev' | 'epss' | 'mapping';
      /** @description Display title. */
      title: string;
      /** @description Description of the feed. */
      about: string;
      /** @description License of the data. Empty for files in the data folder. */
      licence: string;
      /** @description URL of the feed. `null` for a file in the data folder. */
      address: string | null;
      /** @description Ecosystem of the advisories. `null` for feeds that aren't about packages. */
      ecosystem: string | null;
      /** @description Whether the hub fetches it from the network. */
      enabled: boolean;
      /** @description Whether its publisher supports API keys for frequent requests. */
      takes_key: boolean;
      /** @description Time at which the API key was set. `null` without a key. */
      key_set_at: components['schemas']['DateTime'] | null;
      /** @description Why the API key isn't used, and what to do. `null` if it is used or not set. */
      key_error: string | null;
      /**
       * @description State of fetching the feed: idle, queued, or running.
       * @enum {string}
       */
      state: 'idle' | 'waiting' | 'running';
      /** @description Time of the imported data. `null` if nothing was imported. */
      as_of: components['schemas']['DateTime'] | null;
      /** @description Size in bytes of the whole feed that was last read. `null` if unknown. */
      bytes: components['schemas']['Count'] | null;
      /** @description Time of the last successful fetch. `null` if never. */
      last_ok_at: components['schemas']['DateTime'] | null;
      /** @description Start of the last attempt. `null` if never. */
      last_try_at: components['schemas']['DateTime'] | null;
      /** @description Whether it hasn't been updated for a week, so its data may be outdated. */
      stale: boolean;
      /** @description Error message. `null` if there was none. */
      error: string | null;
      /** @description Number of imported entries: advisories, package mappings, or CVEs. */
      count: components['schemas']['Count'];
      /** @description Number of entries skipped since the whole feed was last read, by reason. */
      left_out: { [key: string]: components['schemas']['Count'] };
      /** @description Some of the entries that the last fetch skipped. `id` is `null` for an entry without a name. */
      examples: {
        /** @description ID. It never changes. */
        id: string | null;
        /** @description Description of the problem. */
        message: string;
      }[];
    };
    AuditChain: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the organization. Empty for the hub. */
      name: string;
      /**
       * Format: int64
       * @description Entries.
       */
      length: number;
      /** @description Hash of the last entry. */
      head: string;
      /** @description Whether the organization still exists. */
      exists: boolean;
    };
    HubJobs: {
      /** @description All queues. */
      queues: {
        /** @description Name. */
        name: string;
        /** @description Display title. */
        title: string;
        /** @description Number of queued jobs. */
        waiting: components['schemas']['Count'];
        /** @description Number of running jobs. */
        active: components['schemas']['Count'];
        /** @description Number of jobs that failed in the last three days. */
        failed: components['schemas']['Count'];
      }[];
      /** @description Number of package archives to rescan, because an earlier release extracted less. */
      archives_to_read_again: components['schemas']['Count'];
      /** @description Running and queued jobs, oldest first, at most 100. */
      work: {
        /**
         * @description Kind.
         * @enum {string}
         */
        kind: 'sync' | 'run' | 'job';
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Display title. */
        title: string;
        /** @description Name of the organization. `null` if the job doesn't belong to an organization. */
        organization: string | null;
        /** @description Name of the channel. */
        channel: string | null;
        /**
         * @description State of the job.
         * @enum {string}
         */
        state: 'todo' | 'scheduled' | 'pending' | 'in_progress' | 'failed' | 'done' | 'canceled';
        /** @description Current step, as text. */
        phase: string;
        /** @description Progress, 0 to 1. `null` if unknown. */
        progress: number | null;
        /** @description Creation time. */
        created_at: components['schemas']['DateTime'];
        /** @description Start time. `null` while queued. */
        started_at: components['schemas']['DateTime'] | null;
      }[];
    };
    OperatorLogEntry: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Time of the event. */
      at: components['schemas']['DateTime'];
      /**
       * @description Kind of action.
       * @enum {string}
       */
      action:
        | 'made_operator'
        | 'took_operator'
        | 'disabled'
        | 'enabled'
        | 'confirmed'
        | 'sent_password_link'
        | 'granted_plan'
        | 'took_plan'
        | 'sent_test_mail'
        | 'retried_mail'
        | 'retried_sync'
        | 'retried_run'
        | 'retried_job'
        | 'canceled_sync'
        | 'canceled_run'
        | 'canceled_job'
        | 'enabled_feed'
        | 'disabled_feed'
        | 'fetched_feed'
        | 'gave_feed_key'
        | 'removed_feed_key'
        | 'made_feed_bundle'
        | 'loaded_feed_bundle'
        | 'removed_feed_bundle'
        | 'said_package'
        | 'accepted_package_change'
        | 'declined_package_change';
      /** @description Username of the operator. `null` if the account was deleted. */
      operator: string | null;
      /** @description Affected user. `null` if the action doesn't concern a user. */
      person: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Username, unique on the hub. */
        username: string;
      } | null;
      /** @description Affected organization. `null` if the action doesn't concern an organization. */
      organization: {
        /** @description Name. */
        name: string;
        /** @description Whether the organization still exists. */
        exists: boolean;
      } | null;
      /** @description Details, such as the granted plan. */
      detail: string;
    };
    MailState: {
      /** @description The mail server of SMTP_URL, without its credentials. `null` if emails stay in the outbox. */
      server: {
        /** @description Host and port. */
        address: string;
        /** @description Whether the connection starts encrypted. Otherwise, it is encrypted as soon as the server offers it. */
        encrypted: boolean;
        /** @description Whether the hub authenticates with the server. */
        signs_in: boolean;
      } | null;
      /** @description Sender address. */
      from: string;
      /**
       * Format: int64
       * @description Number of queued emails.
       */
      waiting: number;
      /**
       * Format: int64
       * @description Number of queued emails with at least one failed attempt.
       */
      failing: number;
      /**
       * Format: int64
       * @description Number of failed emails that are no longer retried. They are stored for 30 days.
       */
      given_up: number;
      /** @description Time at which the oldest queued email was written. `null` if none is queued. */
      oldest_at: components['schemas']['DateTime'] | null;
    };
    HubOrganizationSummary: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Members. */
      members_count: components['schemas']['Count'];
      /** @description Channels. */
      channels_count: components['schemas']['Count'];
      /** @description Size of the package files in its channels. For mirrors, includes files that aren't downloaded yet. In bytes. */
      size: components['schemas']['Count'];
      /** @description The active plan. `null` if none. */
      plan: {
        /** @description Product code of the plan. */
        product_code: components['schemas']['ProductCode'];
        /** @description Name of the plan. */
        product_name: string;
        /**
         * Format: int64
         * @description Number of seats.
         */
        quantity: number;
        /** @description Expiration time. */
        expires_at: components['schemas']['DateTime'];
        /** @description Whether a hub operator granted it, so no one pays for it. */
        is_granted: boolean;
      } | null;
    };
    PackageChange: {
      /** @description Name of the conda package. */
      name: string;
      /** @description ID of the feed that proposes the change. */
      feed: string;
      /** @description Mappings that would be removed or get lower confidence, as ecosystem/name. */
      lost: string[];
      /** @description Mappings after the change, as ecosystem/name. Empty for no mapping. */
      proposed: string[];
      /** @description Time of the proposal. */
      asked_at: components['schemas']['DateTime'];
    };
    HubPackage: {
      /** @description Name. */
      name: string;
      /**
       * @description State of the upstream mapping.
       * @enum {string}
       */
      state: 'known' | 'hint' | 'no_code' | 'not_said';
      /** @description Number of channels that contain it. */
      channels: components['schemas']['Count'];
      /** @description Number of downloads by clients in the last 90 days, at most some minutes old. */
      downloads: components['schemas']['Count'];
      /** @description Relation to the upstream project. `null` if not set. */
      role: ('self' | 'carrier' | 'part' | 'no-code') | null;
      /** @description Source of the relation. `hub` for users of this hub. */
      role_origin: string | null;
      /** @description Mappings to upstream packages, by ecosystem. */
      mappings: {
        /** @description Ecosystem as named in OSV, or CPE. */
        ecosystem: string;
        /** @description Name in the ecosystem, or vendor:product for CPE. */
        name: string;
        /**
         * @description Confidence in the mapping. `low` is a suggestion that marks nothing as affected.
         * @enum {string}
         */
        confidence: 'high' | 'medium' | 'low';
        /** @description Relation other than identity: contains, sibling, or umbrella. `null` if it is the same package. */
        relation?: string | null;
        /** @description `after` if versions with a letter suffix are newer, as in OpenSSL 1.1.1w. `null` otherwise. */
        letters?: 'after' | null;
        /** @description Source of the mapping. `hub` for users of this hub. */
        origin: string;
        /** @description Evidence for the mapping. May be empty. */
        evidence: string;
        /** @description Time at which a user confirmed it. `null` if not confirmed. */
        reviewed_at: components['schemas']['DateTime'] | null;
        /** @description Whether it is a suggestion, which marks nothing as affected or unaffected. */
        is_hint: boolean;
        /** @description Username of the user who confirmed it. `null` if not confirmed or the account was deleted. */
        reviewed_by: string | null;
      }[];
    };
    HubPersonSummary: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Email address. */
      email: string;
      /** @description Username, unique on the hub. */
      username: string;
      /** @description First name. May be empty. */
      first_name: string;
      /** @description Last name. May be empty. */
      last_name: string;
      /** @description Whether the user is a hub operator. */
      is_operator: boolean;
      /** @description Whether the account is disabled. No one can sign in with a disabled account. */
      is_disabled: boolean;
      /** @description Whether the email address is confirmed. */
      is_confirmed: boolean;
      /** @description Time at which its owner deleted the account, which is then disabled. `null` if not deleted. */
      deleted_at: components['schemas']['DateTime'] | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last sign-in by the user. `null` if never. */
      last_sign_in_at: components['schemas']['DateTime'] | null;
      /** @description Number of organizations that the user is a member of. */
      organization_count: components['schemas']['Count'];
    };
    HubStorage: {
      /** @description The disk with the data folder. */
      disk: {
        /** @description Size of the disk with the data folder. In bytes. */
        size: components['schemas']['Count'];
        /** @description Free space on the disk. In bytes. */
        free: components['schemas']['Count'];
      };
      /** @description Size of the database. In bytes. */
      database: components['schemas']['Count'];
      /** @description Time at which the folders were measured. `null` if never. */
      measured_at: components['schemas']['DateTime'] | null;
      /** @description Whether a measurement is in progress. */
      is_measuring: boolean;
      /** @description Whether all files were measured. If `false`, sizes are lower bounds. */
      is_complete: boolean;
      /** @description Parts of the data folder. */
      folders: {
        /** @description Name: `published`, `objects`, `mirrors`, `postgres`, or `other`. */
        name: string;
        /** @description Total size of its files. In bytes. */
        size: components['schemas']['Count'];
        /** @description Files. */
        files: components['schemas']['Count'];
      }[];
      /** @description The largest channels, at most 20. */
      channels: {
        /** @description Organization that it belongs to. If it is a string, its name. */
        organization: string;
        /** @description Name of the channel. */
        channel: string;
        /**
         * @description Type of the channel.
         * @enum {string}
         */
        type:
          | 'default'
          | 'virtual'
          | 'external_mirror'
          | 'terrarium'
          | 'hosted'
          | 'community_maintained'
          | 'terrarium_hosted_python';
        /** @description Number of files in its index. */
        file_count: components['schemas']['Count'];
        /** @description Size of its package files. For mirrors, includes files that aren't downloaded yet. In bytes. */
        size: components['schemas']['Count'];
        /** @description Size of its published indexes on disk, in bytes. `null` until measured. */
        published: components['schemas']['Count'] | null;
      }[];
    };
    HubUpdate: {
      /** @description Opaque. Changes with the resource. Equals `since` if nothing changed during the wait. */
      version: string;
      /** @description What changed since the known version. Without a known version: in the last minute. */
      changed: ('feeds' | 'jobs' | 'mail')[];
    };
    Organization: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name, as used in URLs. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Short description of the organization. */
      bio: string;
      /** @description Role of the caller. `null` if the caller isn't a member. */
      role: ('member' | 'billing_manager' | 'admin') | null;
      /**
       * Format: int64
       * @description Number of members.
       */
      members_count: number;
      /**
       * @description Kind of organization.
       * @enum {string}
       */
      type: 'public' | 'strategic';
      /** @description The active subscription. `null` if none. */
      active_subscription: components['schemas']['ActiveSubscription'] | null;
      /** @description Enabled features: included in the active subscription and not turned off by an admin. */
      features: (
        | 'notebooks'
        | 'lms'
        | 'channel'
        | 'issue_token'
        | 'signed_package'
        | 'telemetry'
        | 'organization_insights'
        | 'service_accounts'
        | 'environments'
        | 'org_channels'
        | 'policy'
        | 'cve'
        | 'groups'
        | 'community_channel'
      )[];
    };
    ActiveSubscription: {
      /** @description Product code of the plan. */
      product_code: components['schemas']['ProductCode'];
      /** @description Name of the plan. */
      product_name: string;
      /** @description Status of the subscription. */
      subscription_status: string;
      /**
       * @description State: whether it is active, and whether it renews.
       * @enum {string}
       */
      state: 'SUBSCRIBED' | 'CANCELED_ACTIVE' | 'CANCELED_EXPIRED' | 'UNSUBSCRIBED';
      /** @description `true` if it ends with its period, `false` if it renews. */
      cancel_at_period_end: boolean;
      /** @description End of the current period. */
      period_end: components['schemas']['DateTime'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'];
    };
    CollectionsAndFiles: {
      /** @description Collections on this page. */
      collections: components['schemas']['CollectionHit'][];
      /** @description Entries of collections on this page. */
      files: components['schemas']['CollectionFileHit'][];
      /** @description Total number of collections. */
      total_collections: components['schemas']['Count'];
      /** @description Total number of entries in collections. */
      total_files: components['schemas']['Count'];
      /** @description Pagination information. */
      pagination: {
        /**
         * Format: int64
         * @description Maximum number of items per list.
         */
        limit: number;
        /**
         * Format: int64
         * @description Number of items per list that were skipped.
         */
        offset: number;
        /** @description Whether there are more collections or entries. */
        has_next: boolean;
      };
    };
    CollectionHit: {
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description Name. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Description. */
      description: string;
      /** @description Number of entries that the caller can see. */
      entry_count: components['schemas']['Count'];
    };
    CollectionFileHit: {
      /** @description Organization of the collection. */
      organization: string;
      /** @description Name of the collection. */
      collection: string;
      /** @description Title of the collection. */
      collection_title: string;
      /** @description Organization of the channel. */
      channel_organization: string;
      /** @description Name of the channel. */
      channel: string;
      /** @description Name of the package. */
      name: string;
      /** @description Subdir of the file. `null` if the entry is a package. */
      subdir: string | null;
      /** @description Name of the file. `null` if the entry is a package. */
      file_name: string | null;
      /** @description Note in the collection. */
      note: string;
    };
    PackageSearch: {
      /** @description Total number of items on all pages. */
      total_count: components['schemas']['Count'];
      /** @description Items on this page. */
      results: components['schemas']['PackageHit'][];
      /** @description Values for filters, with counts. */
      facets: components['schemas']['PackageFacets'];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
    };
    PackageHit: {
      /** @description Name. */
      name: string;
      /** @description One-sentence summary. */
      summary: string;
      /** @description Number of channels. */
      channel_count: components['schemas']['Count'];
      /** @description Channels. */
      channels: {
        /** @description Organization that it belongs to. If it is a string, its name. */
        organization: string;
        /** @description Name of the channel. */
        channel: string;
        /**
         * @description Policy decision: `allowed` or `refused` (blocked).
         * @enum {string}
         */
        decision: 'allowed' | 'refused';
        /** @description The newest version. */
        latest_version: string | null;
        /** @description License. `null` if unknown. */
        license: string | null;
        /** @description Number of files that clients see. */
        served_file_count: components['schemas']['Count'];
        /** @description Number of files that the policy blocks. */
        refused_file_count: components['schemas']['Count'];
      }[];
    };
    PackageFacets: {
      /** @description The 100 channels with the most packages, and the selected ones, by name. */
      channels: {
        /** @description Organization that it belongs to. If it is a string, its name. */
        organization: string;
        /** @description Name of the channel. */
        channel: string;
        /** @description Number of items with the value. */
        count: components['schemas']['Count'];
      }[];
      /** @description Number of channels with packages, including those that are not listed. */
      channel_count: components['schemas']['Count'];
      /** @description Number of items by policy decision. */
      decisions: {
        /**
         * @description Value.
         * @enum {string}
         */
        value: 'allowed' | 'refused';
        /** @description Number of items with the value. */
        count: components['schemas']['Count'];
      }[];
      /** @description Number of items by license. */
      licenses: {
        /** @description Value. */
        value: string;
        /** @description Number of items with the value. */
        count: components['schemas']['Count'];
      }[];
      /** @description The same data by subdir. */
      platforms: {
        /** @description Value. */
        value: string;
        /** @description Number of items with the value. */
        count: components['schemas']['Count'];
      }[];
      /** @description Number of items by highest severity. */
      severities: {
        /**
         * @description Value.
         * @enum {string}
         */
        value: 'critical' | 'high' | 'medium' | 'low' | 'other' | 'none_known' | 'unknown';
        /** @description Number of items with the value. */
        count: components['schemas']['Count'];
      }[];
      /** @description Number of items by age of the newest file. */
      updated: {
        /**
         * @description Value.
         * @enum {string}
         */
        value: 'week' | 'month' | 'quarter' | 'year';
        /** @description Number of items with the value. */
        count: components['schemas']['Count'];
      }[];
    };
    SearchResults: {
      /** @description Search text. */
      query: string;
      /** @description Total number of results of all types. */
      total_count: components['schemas']['Count'];
      /** @description Search results by type. */
      groups: {
        /** @description Packages. */
        packages?: {
          /** @description Total number of items on all pages. */
          total_count: components['schemas']['Count'];
          /** @description Items on this page. */
          items: components['schemas']['PackageHit'][];
          /** @description URL of the full list in the hub. */
          search_url: string;
          /** @description Cursor of the next page; null on the last one. */
          next_cursor: string | null;
          /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
          previous_cursor: string | null;
          /** @description For each item, the cursor of a page that begins after it. */
          cursors: string[];
        };
        /** @description Sections of guides. */
        documentation?: {
          /** @description Total number of items on all pages. */
          total_count: components['schemas']['Count'];
          /** @description Items on this page. */
          items: components['schemas']['DocumentationHit'][];
          /** @description URL of the full list in the hub. */
          search_url: string;
          /** @description Cursor of the next page; null on the last one. */
          next_cursor: string | null;
          /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
          previous_cursor: string | null;
          /** @description For each item, the cursor of a page that begins after it. */
          cursors: string[];
        };
        /** @description Collections and their entries. */
        collections_and_files?: {
          /** @description Total number of items on all pages. */
          total_count: components['schemas']['Count'];
          /** @description Items by type. */
          items: {
            /** @description Collections. */
            collections: components['schemas']['CollectionHit'][];
            /** @description Packages and files in collections. */
            files: components['schemas']['CollectionFileHit'][];
          };
          /** @description Total number of collections. */
          total_collections: components['schemas']['Count'];
          /** @description Total number of entries in collections. */
          total_files: components['schemas']['Count'];
          /** @description URL of the full list in the hub. */
          search_url: string;
        };
        /** @description Projects of the caller and the caller's organizations. */
        projects?: {
          /** @description Total number of items on all pages. */
          total_count: components['schemas']['Count'];
          /** @description Items on this page. */
          items: components['schemas']['ProjectHit'][];
          /** @description URL of the full list in the hub. */
          search_url: string;
          /** @description Cursor of the next page; null on the last one. */
          next_cursor: string | null;
          /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
          previous_cursor: string | null;
          /** @description For each item, the cursor of a page that begins after it. */
          cursors: string[];
        };
        /** @description Environments of the caller's organizations. */
        environments?: {
          /** @description Total number of items on all pages. */
          total_count: components['schemas']['Count'];
          /** @description Items on this page. */
          items: components['schemas']['EnvironmentHit'][];
          /** @description URL of the full list in the hub. */
          search_url: string;
          /** @description Cursor of the next page; null on the last one. */
          next_cursor: string | null;
          /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
          previous_cursor: string | null;
          /** @description For each item, the cursor of a page that begins after it. */
          cursors: string[];
        };
        /** @description Users who share an organization with the caller. */
        people?: {
          /** @description Total number of items on all pages. */
          total_count: components['schemas']['Count'];
          /** @description Items on this page. */
          items: components['schemas']['PersonHit'][];
          /** @description URL of the full list in the hub. */
          search_url: string;
          /** @description Cursor of the next page; null on the last one. */
          next_cursor: string | null;
          /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
          previous_cursor: string | null;
          /** @description For each item, the cursor of a page that begins after it. */
          cursors: string[];
        };
      };
    };
    DocumentationHit: {
      /** @description Name of the guide, as used in its URL /help/NAME. */
      name: string;
      /** @description Title of the guide. */
      title: string;
      /** @description Heading of the section. The title of the guide for text before the first heading. */
      heading: string;
      /** @description ID of the heading in the page. Empty for text before the first heading. */
      anchor: string;
      /** @description Excerpt of the section, around a search word if possible. */
      excerpt: string;
    };
    ProjectHit: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Username or organization name of the owner. */
      owner: string;
      /** @description Whether the owner is an organization. */
      is_of_organization: boolean;
    };
    EnvironmentHit: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description Name. */
      name: string;
      /** @description Name of the device. */
      device: string;
      /** @description Folder on the device. */
      prefix: string;
      /** @description Number of packages. */
      package_count: components['schemas']['Count'];
    };
    PersonHit: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Username, unique on the hub. */
      username: string;
      /** @description First name. May be empty. */
      first_name: string;
      /** @description Last name. May be empty. */
      last_name: string;
      /** @description Names of the shared organizations. */
      organizations: string[];
    };
    TokenSync: {
      /**
       * @description Names of the mirrors that now use the token: mirrors of channels on this hub that the token gives access to.
       * @example [
       *       "acme-internal"
       *     ]
       */
      mirrors: string[];
      /** @description Number of mirrors. */
      total_count: components['schemas']['Count'];
    };
    Licence: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Product code of the organization's current plan. */
      product_code: components['schemas']['ProductCode'];
      /** @description ID of the user. */
      user_id: components['schemas']['Uuid'];
      /** @description Time at which the seat was assigned. */
      assigned_at: components['schemas']['DateTime'];
    };
    DeltaSubscription: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the channel. */
      channel: string;
      /**
       * @description Maximum frequency of emails: per published version, daily, or weekly.
       * @enum {string}
       */
      frequency: 'realtime' | 'daily' | 'weekly';
      /**
       * @description Kind of deltas: those that added files, those that removed files, or all.
       * @enum {string}
       */
      change_type: 'all' | 'packages_added' | 'packages_removed';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last email, or of the subscription if there was no email yet. */
      told_at: components['schemas']['DateTime'];
    };
    SourceCheck: {
      /** @description Whether it can be mirrored. */
      usable: boolean;
      /** @description Whether the hub can read such a source. `false` for an invalid or private address, or a folder that the operator doesn't allow. Other problems can be temporary. */
      permitted: boolean;
      /** @description What was found, or why it can't be mirrored. */
      detail: string;
    };
    CurationPreview: {
      /** @description Number of matching files: files that the CVE affects or would affect. */
      file_count: components['schemas']['Count'];
      /** @description Number of blocked files that policies would allow. */
      allowed_again_count: components['schemas']['Count'];
      /** @description Number of allowed files that policies would block. */
      refused_count: components['schemas']['Count'];
      /** @description Number of served files for which the CVE currently counts: active or reported, after the organization's statements. */
      alarm_count: components['schemas']['Count'];
      /** @description Number of served files for which the CVE would count. */
      alarm_count_after: components['schemas']['Count'];
      /** @description Number of the organization's environments with a matching package. */
      environment_count: components['schemas']['Count'];
      /** @description Names of policies with changed decisions. */
      policies: string[];
      /** @description Channels readable by the caller with matches or changes, by name. */
      channels: {
        /** @description Name of the channel. */
        channel: string;
        /** @description Name of the policy that applies in the channel. `null` without a policy, and if it is only monitored. */
        policy: string | null;
        /** @description Number of matching files: files that the CVE affects or would affect. */
        file_count: components['schemas']['Count'];
        /** @description Number of blocked files that policies would allow. */
        allowed_again_count: components['schemas']['Count'];
        /** @description Number of allowed files that policies would block. */
        refused_count: components['schemas']['Count'];
        /** @description Number of served files for which the CVE currently counts: active or reported, after the organization's statements. */
        alarm_count: components['schemas']['Count'];
        /** @description Number of served files for which the CVE would count. */
        alarm_count_after: components['schemas']['Count'];
      }[];
    };
    OrganizationFeature: {
      /**
       * @description Name of the feature.
       * @enum {string}
       */
      feature:
        | 'notebooks'
        | 'lms'
        | 'channel'
        | 'issue_token'
        | 'signed_package'
        | 'telemetry'
        | 'organization_insights'
        | 'service_accounts'
        | 'environments'
        | 'org_channels'
        | 'policy'
        | 'cve'
        | 'groups'
        | 'community_channel';
      /** @description Whether it can be used: the plan includes it and no admin turned it off. */
      enabled: boolean;
      /** @description Whether the plan includes it. Only then can it be turned on. */
      in_plan: boolean;
    };
    InvitationOutcome: {
      /** @description Email address. */
      email: string;
      /**
       * @description Outcome. `too_soon`: the address recently received emails from this hub.
       * @enum {string}
       */
      outcome: 'sent' | 'removed' | 'already_invited' | 'already_member' | 'not_invited' | 'too_soon';
    };
    AppliedPolicyFile: {
      /**
       * @description Effect on the policy.
       * @enum {string}
       */
      action: 'create' | 'update' | 'none';
      /** @description The policy after the change. */
      policy: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /**
         * Format: int64
         * @description Revision of the policy, starting at 1. `null` without a policy.
         */
        revision: number;
      };
      /** @description Name. */
      name: string;
      /** @description Names of the channels for which a policy run was requested. */
      channels: {
        /** @description Name of the channel. */
        channel: string;
        /**
         * @description Effect on the channel. `apply`: the policy is applied to a channel without a policy. `replace`: it replaces another one. `take_off`: the policy is removed. `recompute`: the rules change. `watch`: it switches to monitor mode. `enforce`: it switches to blocking.
         * @enum {string}
         */
        action: 'apply' | 'replace' | 'take_off' | 'recompute' | 'watch' | 'enforce';
      }[];
      /** @description Fingerprint of the changes. */
      fingerprint: string;
    };
    PolicyImpact: {
      /** @description Name of the channel. */
      channel: string;
      /** @description Whether the channel has a published version to compare with. If not, `served_before` is 0. */
      published: boolean;
      /** @description Number of files that clients see now. */
      served_before: components['schemas']['Count'];
      /** @description Number of files that clients would see. */
      served_after: components['schemas']['Count'];
      /** @description Number of files that would be removed. */
      going: components['schemas']['Count'];
      /** @description Number of files that would be added. */
      coming: components['schemas']['Count'];
      /** @description The same data by rule. */
      by_rule: {
        /** @description The rule as text. */
        rule: string;
        /** @description Short label of the rule, such as 'License' or 'CVE score ≥ 7'. */
        label: string;
        /** @description Property of the file that the rule compares. */
        facet: string;
        /** @description Number of files that would be removed. */
        going: components['schemas']['Count'];
        /** @description Number of files that would be added. */
        coming: components['schemas']['Count'];
      }[];
      /** @description The same data by subdir. */
      by_platform: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        platform: string;
        /** @description Number of served files before. */
        num_before: components['schemas']['Count'];
        /** @description Number of served files after. */
        num_after: components['schemas']['Count'];
        /** @description Number of files that would be removed. */
        going: components['schemas']['Count'];
        /** @description Number of files that would be added. */
        coming: components['schemas']['Count'];
      }[];
      /** @description Packages that would lose files, most files first. */
      going_packages: {
        /** @description Name. */
        name: string;
        /** @description Match spec. */
        spec: string;
        /** @description Files. */
        files: components['schemas']['Count'];
        /** @description Reason, as text. */
        reason: string;
        /** @description Whether all files of the package would be blocked. */
        none_left: boolean;
      }[];
      /** @description Number of packages that would lose files. */
      going_package_count: components['schemas']['Count'];
      /** @description Packages that would gain files, most files first. */
      coming_packages: {
        /** @description Name. */
        name: string;
        /** @description Match spec. */
        spec: string;
        /** @description Files. */
        files: components['schemas']['Count'];
        /** @description Reason, as text. */
        reason: string;
        /** @description Whether all files of the package would be blocked. */
        none_left: boolean;
      }[];
      /** @description Number of packages that would gain files. */
      coming_package_count: components['schemas']['Count'];
      /** @description All rules of the draft with the number of files that each decides. Each file is decided by one rule: the first that blocks it, or the exclusion that allows it. */
      draft_rules: {
        /**
         * @description Section of the policy.
         * @enum {string}
         */
        section: 'add' | 'remove' | 'exception';
        /** @description Key of its group in the compound filter. `null` for rules without a group. */
        group_key: string | null;
        /** @description The rule as text. */
        rule: string;
        /** @description Files. */
        files: components['schemas']['Count'];
      }[];
      /** @description Number of files that would be served only because of an exclusion. */
      excepted_count: components['schemas']['Count'];
      /** @description Number of packages in the channel. */
      package_count: components['schemas']['Count'];
      /** @description Number of packages with CVE data. CVE rules don't apply to others. */
      checked_package_count: components['schemas']['Count'];
      /** @description Number of served files with a CVE without a score. Score rules don't apply to them. */
      unscored_count: components['schemas']['Count'];
      /** @description Number of served files with an undetermined CVE, whose advisory has no versions that can be compared. */
      undecided_count: components['schemas']['Count'];
      /** @description All files of the channel by the status of their CVEs, independent of the draft. */
      cve_statuses: {
        /**
         * @description Status.
         * @enum {string}
         */
        status: 'active' | 'reported' | 'mitigated' | 'cleared' | 'disputed';
        /** @description Number of files affected by a CVE with this status. */
        files: components['schemas']['Count'];
        /** @description Number of files by score, highest first: affected by a CVE with this status and at least this score. */
        scores: {
          /** @description CVSS score, 0 to 10. `null` if unknown. */
          score: number;
          /** @description Files. */
          files: components['schemas']['Count'];
        }[];
      }[];
      /** @description Files with high or critical CVEs that would be served. */
      serious_cves: components['schemas']['SeriousCves'];
      /** @description Installability of the allowed files. `null` if pending, or if the channel has too many dependencies to check. */
      installability: components['schemas']['Installability'] | null;
      /** @description Whether the hub is still reading the dependencies of a large channel. Request the impact again after a second. */
      installability_pending: boolean;
      /** @description Duration of the computation in milliseconds. */
      elapsed_ms: number;
    };
    SeriousCves: {
      /** @description Number of files with an active or reported CVE with a score of at least 7.0. */
      files: components['schemas']['Count'];
      /** @description Number of those files by CVE status. A file can have CVEs with different statuses. */
      by_status: {
        /**
         * @description Status.
         * @enum {string}
         */
        status: 'active' | 'reported' | 'mitigated' | 'cleared' | 'disputed';
        /** @description Files. */
        files: components['schemas']['Count'];
      }[];
    };
    Installability: {
      /** @description Installability by subdir. Includes `noarch` only if the channel has no other subdir. */
      by_platform: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        platform: string;
        /** @description Number of allowed files, including noarch files. */
        allowed: components['schemas']['Count'];
        /** @description Number of these files that can't be installed for the subdir. */
        broken: components['schemas']['Count'];
        /** @description Number of these files that could be installed without a policy. */
        newly_broken: components['schemas']['Count'];
        /** @description Number of allowed files not checked for conflicting dependencies due to the time limit. They count as installable. */
        unchecked: components['schemas']['Count'];
        /** @description Number of uninstallable packages: no allowed file can be installed, although one could be without a policy. */
        lost_package_count: components['schemas']['Count'];
        /** @description Uninstallable packages with the most files. */
        lost_packages: {
          /** @description Name. */
          name: string;
          /** @description Number of its allowed files. */
          files: components['schemas']['Count'];
          /** @description Why its newest file can't be installed, as a sentence. */
          detail: string;
        }[];
        /** @description Causes of uninstallable files, most files first. */
        root_causes: {
          /** @description Dependency that no file matches. `null` for files with conflicting dependencies. */
          spec: string | null;
          /** @description Rule that blocks most of the matching files. `null` if no matching file is blocked. */
          rule: string | null;
          /** @description Number of matching files that are blocked. */
          refused: components['schemas']['Count'];
          /** @description Number of files that can't be installed because of it. */
          files: components['schemas']['Count'];
          /** @description Number of packages of these files. */
          packages: components['schemas']['Count'];
        }[];
      }[];
      /** @description Number of packages that are uninstallable for at least one subdir. */
      lost_package_count: components['schemas']['Count'];
      /** @description Effect on the channel's install checks. */
      probes: {
        /** @description Label of the install check. */
        label: string;
        /** @description Whether a failure puts policy runs on hold, if the channel does so. */
        required: boolean;
        /** @description Subdir, such as `linux-64` or `noarch`. */
        platform: string;
        /** @description Whether it passes now. `null` if not determined in time. */
        before: boolean | null;
        /** @description Whether it would pass. `null` if not determined in time. */
        after: boolean | null;
        /** @description Why it would fail, as a sentence. `null` if it would pass. */
        detail: string | null;
      }[];
    };
    PolicyPlan: {
      /** @description Errors in the file. Empty if the file can be applied. */
      mistakes: {
        /** @description JSON Pointer of the location. Empty for the whole file. */
        pointer: string;
        /** @description Line, starting at 1. `null` if unknown. */
        line: number | null;
        /** @description Column, starting at 1. `null` if unknown. */
        column: number | null;
        /** @description Message for users. */
        message: string;
      }[];
      /** @description Effect on the policy. `null` for a file with errors. */
      action: ('create' | 'update' | 'none') | null;
      /** @description Whether applying the file would change anything. */
      has_changes: boolean;
      /** @description Name. */
      name: string | null;
      /** @description One-sentence summary of its rules. */
      summary: string | null;
      /** @description The existing policy with this name. `null` if none. */
      policy: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /**
         * Format: int64
         * @description Revision of the policy, starting at 1. `null` without a policy.
         */
        revision: number;
      } | null;
      /** @description Changes to the policy, with at most 20 values per direction. Empty for a new policy. */
      changes: {
        /** @description Changed part, such as 'License' or 'CVE rule 2: score'. */
        subject: string;
        /** @description Added values, as text. */
        added: string[];
        /** @description Number of added files. `null` if unknown. */
        added_count: components['schemas']['Count'];
        /** @description Removed values, as text. */
        removed: string[];
        /** @description Number of removed files. `null` if unknown. */
        removed_count: components['schemas']['Count'];
      }[];
      /** @description Channels with changes, by name. */
      channels: {
        /** @description Name of the channel. */
        channel: string;
        /**
         * @description Effect on the channel. `apply`: the policy is applied to a channel without a policy. `replace`: it replaces another one. `take_off`: the policy is removed. `recompute`: the rules change. `watch`: it switches to monitor mode. `enforce`: it switches to blocking.
         * @enum {string}
         */
        action: 'apply' | 'replace' | 'take_off' | 'recompute' | 'watch' | 'enforce';
        /** @description Name of the policy that it replaces. `null` if none. */
        replaces: string | null;
        /** @description Whether the policy is in monitor mode. The impact then shows what it would block. */
        is_watched: boolean;
        /** @description Impact on the files that clients see. `null` after the first 20 channels. */
        impact: components['schemas']['PolicyImpact'] | null;
      }[];
      /** @description Fingerprint of the changes. If sent when applying the file, exactly these changes are made. */
      fingerprint: string | null;
    };
    PolicyRepair: {
      /** @description Name of the channel. */
      channel: string;
      /** @description All exceptions of the set. A part of them may have no effect. */
      exceptions: {
        /** @description Name. */
        name: string;
        /** @description Match spec for the exclusion. */
        spec: string;
        /** @description Number of files that it allows. */
        files: components['schemas']['Count'];
        /** @description Main reason for which these files are blocked. */
        reason: string;
        /** @description Highest CVSS score of these files. `null` without a score. */
        worst_score: number | null;
        /** @description Whether the files have a known exploited vulnerability. */
        exploited: boolean;
      }[];
      /** @description Whether it is proven that no set with fewer packages exists. */
      proved_smallest: boolean;
      /** @description Whether the search hit the time limit. */
      timed_out: boolean;
      /** @description Number of uninstallable packages that should become installable. */
      target_count: components['schemas']['Count'];
      /** @description Number of files that become installable with these exceptions. */
      revived_files: components['schemas']['Count'];
      /** @description Number of packages that are uninstallable for some subdir without the exceptions. */
      lost_before: components['schemas']['Count'];
      /** @description Number of packages that are uninstallable for some subdir with the exceptions. */
      still_lost: components['schemas']['Count'];
      /** @description Packages that no exception makes installable. */
      not_repairable: string[];
      /** @description Duration of the computation in milliseconds. */
      elapsed_ms: number;
    };
    PolicyFileMistakes: {
      /** @description Errors in the file. Empty if the file can be applied. */
      mistakes: {
        /** @description JSON Pointer of the location. Empty for the whole file. */
        pointer: string;
        /** @description Line, starting at 1. `null` if unknown. */
        line: number | null;
        /** @description Column, starting at 1. `null` if unknown. */
        column: number | null;
        /** @description Message for users. */
        message: string;
      }[];
    };
    PackageDownload: {
      /** @description Month, in the format yyyy-MM. */
      month: string;
      /** @description Name of the channel. */
      channel: string;
      /** @description Name of the package. */
      package: string;
      /** @description Version of the package. */
      version: string;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string;
      /** @description Downloads. */
      downloads: components['schemas']['Count'];
    };
    TelemetryReport: {
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'];
      /** @description Start of the reported time. */
      from: components['schemas']['DateTime'];
      /** @description End of the reported time. */
      to: components['schemas']['DateTime'];
      /** @description Totals. */
      totals: {
        /** @description Total number of requests. */
        requests: components['schemas']['Count'];
        /** @description Number of package downloads, counted when the first byte is sent. */
        downloads: components['schemas']['Count'];
        /** @description Number of package and index downloads, counted when the first byte is sent. */
        served: components['schemas']['Count'];
        /** @description Number of requests for later parts of files. */
        part: components['schemas']['Count'];
        /** @description Number of responses without content: not modified (304), or only headers were requested. */
        unchanged: components['schemas']['Count'];
        /** @description Number of requests blocked by a policy (403). */
        refused: components['schemas']['Count'];
        /** @description Number of requests for unknown channels or files (404). */
        unknown: components['schemas']['Count'];
        /** @description Number of requests with missing or invalid credentials (401). */
        unauthorized: components['schemas']['Count'];
        /** @description Number of other failures, such as an unreachable source of a mirror. */
        failed: components['schemas']['Count'];
      };
      /** @description Downloads by month, newest first, for as long as counts are stored. Independent of `days`. */
      months: {
        /** @description yyyy-MM */
        month: string;
        /** @description Downloads. */
        downloads: components['schemas']['Count'];
        /** @description Number of different packages. */
        packages: components['schemas']['Count'];
      }[];
      /** @description Channels. */
      channels: {
        /** @description Name of the channel. Empty for requests without a channel that the client can read. */
        channel: string;
        /** @description Total number of requests. */
        requests: components['schemas']['Count'];
        /** @description Number of package downloads, counted when the first byte is sent. */
        downloads: components['schemas']['Count'];
        /** @description Number of package and index downloads, counted when the first byte is sent. */
        served: components['schemas']['Count'];
        /** @description Number of requests for later parts of files. */
        part: components['schemas']['Count'];
        /** @description Number of responses without content: not modified (304), or only headers were requested. */
        unchanged: components['schemas']['Count'];
        /** @description Number of requests blocked by a policy (403). */
        refused: components['schemas']['Count'];
        /** @description Number of requests for unknown channels or files (404). */
        unknown: components['schemas']['Count'];
        /** @description Number of requests with missing or invalid credentials (401). */
        unauthorized: components['schemas']['Count'];
        /** @description Number of other failures, such as an unreachable source of a mirror. */
        failed: components['schemas']['Count'];
      }[];
      /** @description The same data by token owner. */
      subjects: {
        /** @description Owner of the token that was used. `null` without a token. */
        subject: ('user' | 'organization' | 'device') | null;
        /** @description Total number of requests. */
        requests: components['schemas']['Count'];
      }[];
    };
    SeatStats: {
      /**
       * Format: int64
       * @description Total number of seats. 1000000000 for a plan without a seat limit.
       */
      total: number;
      /**
       * Format: int64
       * @description Number of assigned seats.
       */
      used: number;
      /**
       * Format: int64
       * @description Number of available seats.
       */
      available: number;
      /**
       * Format: int64
       * @description Number of invited users. They use no seat until one is assigned.
       */
      invited: number;
    };
    IncomingBundles: {
      /** @description Folder for bundles, relative to the hub's data folder. Operators put files there. */
      folder: string;
      /** @description Keys whose bundles the hub accepts. Operators add them. */
      trusted: {
        /** @description ID of the key. */
        key_id: string;
        /** @description Display title. */
        title: string;
      }[];
      /** @description Items on this page. */
      items: components['schemas']['IncomingBundle'][];
      /** @description Total number of items on all pages. */
      total_count: components['schemas']['Count'];
    };
    IncomingBundle: {
      /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
      file_name: string;
      /** @description Size in bytes. */
      bytes: components['schemas']['Count'];
      /** @description Why it can't be imported, such as an untrusted signature. `null` if it can. */
      problem: string | null;
      /** @description URL of the hub that exported it. `null` if it can't be read. */
      hub: string | null;
      /** @description Exported channel on that hub, as `organization/channel`. */
      channel: string | null;
      /** @description Number of the exported snapshot. `null` if none. */
      snapshot: number | null;
      /** @description Time at which it was exported. */
      made_at: components['schemas']['DateTime'] | null;
      /** @description ID of the key that signed it. */
      key_id: string | null;
      /** @description Number of files. */
      file_count: components['schemas']['Count'] | null;
      /** @description Number of files that the channel doesn't have. */
      new_count: components['schemas']['Count'] | null;
      /** @description Number of files that the channel already has. */
      unchanged_count: components['schemas']['Count'] | null;
      /** @description Number of files that were yanked or quarantined in the channel. They stay so. */
      withdrawn_count: components['schemas']['Count'] | null;
      /** @description Warnings that the user must confirm before the import. */
      doubts: string[];
    };
    BundleJob: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /**
       * @description Whether the bundle is exported or imported.
       * @enum {string}
       */
      kind: 'make' | 'bring';
      /**
       * @description State of the job.
       * @enum {string}
       */
      state: 'todo' | 'in_progress' | 'done' | 'failed';
      /** @description Name of the imported file. `null` for an export. */
      file_name: string | null;
      /** @description Whether the bundle is incremental: it contains only changes since the previous bundle. */
      since_last: boolean;
      /** @description Number of the exported snapshot. `null` for the current version. */
      snapshot: number | null;
      /** @description ID of the environment to which the bundle is limited. `null` if it isn't limited. */
      environment_id: components['schemas']['Uuid'] | null;
      /** @description Progress, 0 to 1. `null` if unknown. */
      progress: number | null;
      /** @description Number of files in the bundle, or number of imported files. `null` until the job ends. */
      file_count: components['schemas']['Count'] | null;
      /** @description Size in bytes. */
      bytes: components['schemas']['Count'] | null;
      /** @description Builds of the environment that the channel doesn't serve, as `name version build`, at most 200. */
      missing: string[];
      /** @description Error message. `null` if there was none. */
      error: string | null;
      /** @description Whether the exported file can be downloaded. It is stored for one week. */
      is_kept: boolean;
      /** @description User who requested it. `null` if the account was deleted. */
      asked_by: components['schemas']['UserSummary'] | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description End time. `null` until it ends. */
      finished_at: components['schemas']['DateTime'] | null;
    };
    BundleKey: {
      /** @description Public key for hubs that import the bundles. */
      key: string;
      /** @description ID of the key, stored in bundles to identify their signer. */
      key_id: string;
    };
    PromotionPlan: {
      /** @description Source channel, as `organization/channel`. */
      source: string;
      /** @description Name of the channel. */
      channel: string;
      /** @description Whether an admin must approve it. */
      waits: boolean;
      /** @description Whether more users can read the target channel than the source channel. */
      exposes: boolean;
      /** @description Files. */
      files: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        subdir: string;
        /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
        file_name: string;
        /** @description Name. */
        name: string;
        /** @description Version of the package. */
        version: string;
        /** @description Build string, such as `py312_0`. */
        build: string;
        /** @description Size in bytes. */
        size: number | null;
        /** @description Whether it wasn't selected, but other files depend on it. */
        dependency: boolean;
        /**
         * @description State of the file. `new`: it would be added. `unchanged`: the target channel already has the identical file. `exists`: the target channel has a different file with this name. `withdrawn`: it was yanked or quarantined in either channel. `refused`: the policy of the source channel blocks it.
         * @enum {string}
         */
        state: 'new' | 'unchanged' | 'exists' | 'withdrawn' | 'refused';
      }[];
      /**
       * Format: int64
       * @description Number of files that must be downloaded first.
       */
      fetch_count: number;
      /** @description Dependencies that neither the target channel nor the promotion contains, at most 200. */
      missing: {
        /** @description Package with the dependency. */
        name: string;
        /** @description Match spec. */
        spec: string;
      }[];
      /**
       * Format: int64
       * @description Total number of missing dependencies.
       */
      missing_count: number;
    };
    PolicyRun: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the channel. */
      channel: string;
      /**
       * @description State of the policy run.
       * @enum {string}
       */
      state: 'todo' | 'scheduled' | 'pending' | 'in_progress' | 'failed' | 'done' | 'canceled';
      /** @description Current step, as text. */
      phase: string;
      /** @description Progress, 0 to 1. `null` if unknown. */
      progress: number | null;
      /** @description ID of the policy. `null` if there is none. */
      policy_id: components['schemas']['Uuid'] | null;
      /** @description Name of the policy. `null` if there is none. */
      policy_name: string | null;
      /** @description Revision of the policy, starting at 1. `null` without a policy. */
      revision: number | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Start time. `null` while queued. */
      started_at: components['schemas']['DateTime'] | null;
      /** @description End time. `null` until it ends. */
      finished_at: components['schemas']['DateTime'] | null;
      /** @description Error message. `null` if there was none. */
      error: string | null;
      /** @description Number of served files before and after, by subdir. */
      counts: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        platform: string;
        /** @description Number of served files before. */
        num_before: components['schemas']['Count'];
        /** @description Number of served files after. */
        num_after: components['schemas']['Count'];
        /**
         * Format: int64
         * @description `num_before` minus `num_after`. Negative if more files are served.
         */
        num_removed: number;
      }[];
      /** @description Number of added files. `null` if unknown. */
      added_count: components['schemas']['Count'] | null;
      /** @description Number of removed files. `null` if unknown. */
      removed_count: components['schemas']['Count'] | null;
      /**
       * @description Trigger of the policy run. `age`: the daily re-evaluation of minimum-age rules.
       * @enum {string}
       */
      reason:
        | 'applied'
        | 'replaced'
        | 'edited'
        | 'removed'
        | 'content'
        | 'advisories'
        | 'created'
        | 'age'
        | 'exceptions';
      /** @description Installability of the result, by subdir. `null` if not computed. */
      installability:
        | {
            /** @description Subdir, such as `linux-64` or `noarch`. */
            platform: string;
            /** @description Number of files served to clients of the subdir, including noarch files. */
            allowed: components['schemas']['Count'];
            /** @description Number of these files that can't be installed. */
            broken: components['schemas']['Count'];
            /** @description Number of these files that could be installed without the policy. */
            newly_broken: components['schemas']['Count'];
            /** @description Number of files not checked for conflicting dependencies due to the time limit. They count as installable. */
            unchecked: components['schemas']['Count'];
            /** @description Number of uninstallable packages: no served file can be installed, although one could be without the policy. */
            lost_package_count: components['schemas']['Count'];
            /** @description Packages that became uninstallable with this run, at most 100. */
            newly_lost: string[];
            /** @description Total number of newly uninstallable packages. */
            newly_lost_count: components['schemas']['Count'];
            /** @description Causes of newly uninstallable packages, most affected packages first, at most 20. */
            causes: {
              /** @description Dependency that no file matches. `null` for packages with conflicting dependencies. */
              spec: string | null;
              /** @description Rule that blocks most of the matching files. `null` if no matching file is blocked. */
              rule: string | null;
              /** @description Names of the packages, at most 100. */
              packages: string[];
              /** @description Total number of these packages. */
              package_count: components['schemas']['Count'];
            }[];
            /** @description Packages that became installable again with this run, at most 100. */
            regained: string[];
            /** @description Total number of packages that became installable again. */
            regained_count: components['schemas']['Count'];
          }[]
        | null;
      /** @description Install checks that fail with it, or for which it is on hold. */
      failing_probes: components['schemas']['ProbeAnswer'][];
      /** @description Whether it is on hold because required install checks would fail that pass now. An admin can publish it anyway. */
      is_held: boolean;
      /** @description User who requested it. `null` if the hub started it or the account was deleted. */
      asked_by: components['schemas']['UserSummary'] | null;
    };
    ProbeAnswer: {
      /** @description Label of the install check. */
      label: string;
      /** @description Whether a failure puts policy runs on hold, if the channel does so. */
      required: boolean;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      platform: string;
      /** @description Whether it passes. `null` if not determined in time. */
      ok: boolean | null;
      /** @description Why it fails, as a sentence. `null` if it passes. */
      detail: string | null;
    };
    Promotion: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Target channel. */
      channel: string;
      /** @description Source channel, as `organization/channel`. A generic text if the caller can't read it. */
      source: string;
      /**
       * @description State of the promotion. `fetching`: a mirror is downloading files from its source, and all files are promoted after the last download. `failed`: files couldn't be downloaded, `problem` says why, and nothing was promoted.
       * @enum {string}
       */
      state: 'waiting' | 'fetching' | 'done' | 'failed' | 'declined' | 'withdrawn';
      /** @description Why it failed. Empty if it didn't fail. */
      problem: string;
      /** @description Reason, as text. */
      reason: string;
      /** @description Labels that the files get. */
      labels: string[];
      /** @description User who did it. `null` if the account was deleted. */
      asked_by: components['schemas']['UserSummary'] | null;
      /** @description Time of the request. */
      asked_at: components['schemas']['DateTime'];
      /** @description Admin who approved or declined it. `null` before the review, and if no approval was required. */
      decided_by: components['schemas']['UserSummary'] | null;
      /** @description Time at which it was approved or declined. `null` before the review, and if no approval was required. */
      decided_at: components['schemas']['DateTime'] | null;
      /** @description Time at which the requester canceled it, possibly after approval. `null` if it wasn't canceled. */
      withdrawn_at: components['schemas']['DateTime'] | null;
      /** @description Review comment. May be empty. */
      answer: string;
      /** @description Files. */
      files: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        subdir: string;
        /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
        file_name: string;
        /** @description SHA-256 of the file. `null` if unknown. */
        sha256: string;
      }[];
      /** @description Whether the caller can approve or decline it. */
      can_decide: boolean;
    };
    PublishedFile: {
      /** @description Name. */
      name: string;
      /** @description Version of the package. */
      version: string;
      /** @description Build string, such as `py312_0`. */
      build: string;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string;
      /** @description Name of the file. */
      filename: string;
      /** @description SHA-256 of the file. `null` if unknown. */
      sha256: string;
      /**
       * Format: int64
       * @description Size in bytes.
       */
      size: number;
      /** @description Labels of the file. */
      labels: string[];
      /** @description Whether the identical file was already published. */
      existing: boolean;
    };
    Policy: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Description. */
      description: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
      /** @description Package family. Always `conda`. */
      artifact_family: string;
      /** @description Version of the filter format. */
      schema_version: string;
      /**
       * Format: int64
       * @description Revision of the policy, starting at 1. `null` without a policy.
       */
      revision: number;
      /** @description Filters: `add_packages`, `remove_packages`, and `exceptions`, each a compound filter. */
      filters: components['schemas']['StoredPolicyFilters'];
      /** @description Filter of the single-form dialog. */
      filter?: { [key: string]: unknown };
      /** @description One-sentence summary of its rules. */
      summary: string;
      /** @description User who saved it last. `null` for service accounts and deleted accounts. Only in responses about one policy. */
      updated_by?: components['schemas']['UserSummary'] | null;
      /** @description Names of the channels to which it is applied. Absent if include_channels_applied_to is `false`. */
      names_of_channels_applied_to?: string[];
    };
    /** @description As PolicyFilters; policies of another tool may hold facets that this hub does not know */
    StoredPolicyFilters: {
      /** @description Packages to allow. Empty for all packages. */
      add_packages?: components['schemas']['StoredCompoundFilter'];
      /** @description Packages to block. */
      remove_packages?: components['schemas']['StoredCompoundFilter'];
      /** @description Packages to allow regardless of other filters. */
      exceptions?: components['schemas']['StoredCompoundFilter'];
    } & { [key: string]: unknown };
    StoredCompoundFilter: {
      /** @description Kind. */
      type: string;
      /** @description How the filters are combined. */
      operator: string;
      /** @description Filters that it combines. */
      subfilters: (
        | components['schemas']['StoredCompoundFilter']
        | ({
            /** @description Property of the file that the rule compares. */
            facet: string;
            /** @description Value to compare with. */
            criterion: unknown;
            /** @description How the value of the file is compared. */
            comparator: string;
          } & { [key: string]: unknown })
      )[];
      /** @description Key of the group in its compound filter. */
      groupKey?: string;
    } & { [key: string]: unknown };
    WebhookDelivery: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description The `webhook-id` header of the event, the same for all attempts. */
      message_id: components['schemas']['Uuid'];
      /** @description Name of the event, or `webhook.test`. */
      action: string;
      /**
       * @description State of the delivery: queued, delivered, or failed.
       * @enum {string}
       */
      state: 'waiting' | 'delivered' | 'failed';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the next attempt. */
      next_at: components['schemas']['DateTime'] | null;
      /** @description Attempts, oldest first. */
      attempts: {
        /** @description Time of the event. */
        at: components['schemas']['DateTime'];
        /** @description HTTP status of the response. `null` without a response. */
        status: number | null;
        /**
         * Format: int64
         * @description Duration until the response or timeout, in milliseconds.
         */
        duration_ms: number;
        /** @description First bytes of the response, or the connection error. */
        answer: string;
      }[];
    };
    Archive: {
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string;
      /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
      file_name: string;
      /** @description Version of the package. */
      version: string;
      /**
       * @description Whether the archive was scanned, or why it wasn't.
       * @enum {string}
       */
      state: 'read' | 'reading' | 'absent' | 'unreadable';
      /** @description Why the archive isn't valid. */
      reason: string | null;
      /** @description Package metadata. `null` unless the archive was scanned. */
      contents: {
        /** @description One-sentence summary. */
        summary: string | null;
        /** @description Description. */
        description: string | null;
        /** @description License. `null` if unknown. */
        license: string | null;
        /** @description License family. `null` if unknown. */
        license_family: string | null;
        /** @description Keywords of the package. */
        keywords: string[];
        /** @description Links with http or https, as given by the package. */
        addresses: {
          /**
           * @description Kind.
           * @enum {string}
           */
          kind: 'home' | 'doc_url' | 'doc_source_url' | 'dev_url' | 'source_url' | 'source_git_url';
          /** @description URL of the link. */
          url: string;
        }[];
        /** @description Commit or tag of the source, as given by the package. */
        source_revision: string | null;
        /** @description README of the package. */
        readme: {
          /** @description Text. */
          text: string;
          /** @description Whether the text is truncated and the archive contains more. */
          is_cut: boolean;
        } | null;
        /** @description Recipe that built the package. */
        recipe: {
          /** @description Path in the archive. */
          path: string;
          /** @description Text. */
          text: string;
          /** @description Whether the text is truncated and the archive contains more. */
          is_cut: boolean;
        } | null;
        /** @description Number of items by license. */
        licenses: {
          /** @description Path in the archive. */
          path: string;
          /** @description Text. */
          text: string;
          /** @description Whether the text is truncated and the archive contains more. */
          is_cut: boolean;
        }[];
        /** @description Scripts that clients run when they install, remove, or activate the package. */
        scripts: {
          /**
           * @description When clients run it.
           * @enum {string}
           */
          kind: 'pre-link' | 'post-link' | 'pre-unlink' | 'post-unlink' | 'activate' | 'deactivate' | 'variables';
          /** @description Path in the archive. */
          path: string;
          /** @description Text of the script. `null` if it is a link, isn't UTF-8, or is too long. */
          text: string | null;
          /** @description Why the text is omitted. `null` if there is a text, and for archives scanned before this was recorded. */
          untold: ('link' | 'not_text' | 'too_long') | null;
          /** @description Size of the script in bytes. `null` for a link, and for archives scanned before this was recorded. */
          size: number | null;
          /** @description Whether the text is truncated and the archive contains more. */
          is_cut: boolean;
          /** @description Change since the previous build, by text or hash. `null` without a scanned previous build, or without a text or hash. */
          change: ('new' | 'same' | 'changed') | null;
          /** @description Diff to the previous build, with three unchanged lines around each change. `null` if unchanged or too long to compare. */
          difference:
            | {
                /**
                 * @description Whether only this build or only the previous build has the line.
                 * @enum {string}
                 */
                mark: 'same' | 'new' | 'old';
                /** @description Text of the line. */
                text: string;
              }[]
            | null;
        }[];
        /** @description Previous build in the same subdir with which the scripts are compared. `null` if none was scanned. */
        scripts_compared_with: {
          /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
          file_name: string;
          /** @description Version of the package. */
          version: string;
        } | null;
        /** @description Paths of scripts that only the previous build has. */
        scripts_gone: string[];
        /** @description Dependencies that are added to packages built with this package (CEP 12). */
        run_exports: {
          /**
           * @description Kind.
           * @enum {string}
           */
          kind: 'weak' | 'strong' | 'noarch' | 'weak_constrains' | 'strong_constrains';
          /** @description Match specs that refer to it. */
          specs: string[];
        }[];
        /** @description Whether clients write the environment path into its text files. */
        text_prefix: boolean;
        /** @description Whether clients write the environment path into its binaries. */
        binary_prefix: boolean;
        /** @description Number of files. */
        file_count: components['schemas']['Count'];
        /** @description Bytes */
        unpacked_size: components['schemas']['Count'];
        /** @description Icon as a PNG in Base64. */
        icon: string | null;
      } | null;
    };
    Explanation: {
      /**
       * @description Policy decision: `allowed` or `refused` (blocked).
       * @enum {string}
       */
      decision: 'allowed' | 'refused';
      /** @description End of the cooldown. `null` unless the file is blocked only by a minimum age. */
      held_until: components['schemas']['DateTime'] | null;
      /** @description One-sentence explanation, as shown by conda. */
      detail: string;
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string;
      /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
      file_name: string;
      /** @description Version of the package. */
      version: string;
      /** @description The active policy. `null` if none. */
      policy: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
      } | null;
      /** @description Revision of the policy, starting at 1. `null` without a policy. */
      revision: number | null;
      /** @description Time since which it is active. `null` while the first policy run is in progress. */
      in_force_since: components['schemas']['DateTime'] | null;
      /** @description User who applied it. `null` if the account was deleted. */
      applied_by: components['schemas']['UserSummary'] | null;
      /** @description Sections of the policy. */
      sections: {
        /** @description Display title. */
        title: string;
        /**
         * @description Result for the file.
         * @enum {string}
         */
        verdict: 'passed' | 'refused' | 'excepted' | 'not_concerned';
        /** @description Rules. */
        rules: {
          /** @description The rule as text. */
          rule: string;
          /**
           * @description Result for the file.
           * @enum {string}
           */
          verdict: 'passed' | 'refused' | 'excepted' | 'not_concerned';
          /** @description Reason, as text. */
          reason: string;
          /** @description CVEs. */
          cves: components['schemas']['Cve'][];
          /** @description Whether this rule decided. */
          decided: boolean;
        }[];
      }[];
      /** @description The closest allowed version that can be installed. `null` for an allowed file. */
      nearest_allowed_version: string | null;
      /** @description Installability of an allowed file, by subdir. Empty for a blocked file, and if not computed. */
      installable: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        platform: string;
        /**
         * @description Whether clients of the subdir can install it.
         * @enum {string}
         */
        state: 'installable' | 'uninstallable';
        /** @description Whether they couldn't install it without the policy either. */
        before: boolean;
        /** @description Why they can't install it, as a sentence. */
        detail: string | null;
      }[];
      /** @description The newest installable version, if the file is blocked or can't be installed. `null` if there is none or the file can be installed. */
      alternative_version: string | null;
      /** @description Admins who can change the policy. Empty if the caller isn't a member. */
      admins: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Username, unique on the hub. */
        username: string;
        /** @description First name. May be empty. */
        first_name: string;
        /** @description Last name. May be empty. */
        last_name: string;
        /** @description Email address. */
        email: string;
      }[];
    };
    FileEvent: {
      /**
       * @description Kind of event.
       * @enum {string}
       */
      kind: 'published' | 'yanked' | 'harmful' | 'restored';
      /** @description Time of the event. */
      at: components['schemas']['DateTime'];
      /** @description Reason given by the user. May be empty. */
      reason: string;
      /** @description User who did it. `null` for service accounts and deleted accounts, and if the caller isn't a member. */
      user: components['schemas']['UserSummary'] | null;
      /** @description Name of the service account or token that did it, such as the organization's token. `null` for users, and if the caller isn't a member. */
      service_account: string | null;
    };
    GrantedException: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the channel. */
      channel: string;
      /** @description Name of the package. */
      package: string;
      /** @description Match spec of the allowed files. */
      spec: string;
      /** @description Why it was granted. */
      reason: string;
      /** @description User who granted it and is responsible for it. `null` if the account was deleted. */
      owner: components['schemas']['UserSummary'] | null;
      /** @description Time at which it was granted. */
      granted_at: components['schemas']['DateTime'];
      /** @description Last day on which it is active, in UTC. `null` if it never expires. */
      until: components['schemas']['Date'] | null;
      /** @description Time at which it expired or was revoked. `null` while it is active. */
      ended_at: components['schemas']['DateTime'] | null;
      /** @description User who revoked it. `null` if it is active or expired. */
      ended_by: components['schemas']['UserSummary'] | null;
    };
    PolicyRevision: {
      /**
       * Format: int64
       * @description Revision of the policy, starting at 1. `null` without a policy.
       */
      revision: number;
      /** @description Whether it is the session of this request. */
      is_current: boolean;
      /** @description Name. */
      name: string;
      /** @description Description. */
      description: string;
      /** @description One-sentence summary of its rules. */
      summary: string;
      /** @description Time at which it was saved. */
      created_at: components['schemas']['DateTime'];
      /** @description User who saved it. `null` for service accounts and deleted accounts. */
      author: components['schemas']['UserSummary'] | null;
      /** @description Number of the older revision that it restored. `null` if it didn't restore one. */
      restored_from: number | null;
      /** @description Changes since the previous revision as text, with counts and at most 20 values per direction. Empty for the first revision. */
      changes: {
        /** @description Changed part, such as 'License' or 'CVE rule 2: score'. */
        subject: string;
        /** @description Added values, as text. */
        added: string[];
        /** @description Number of added files. `null` if unknown. */
        added_count: components['schemas']['Count'];
        /** @description Removed values, as text. */
        removed: string[];
        /** @description Number of removed files. `null` if unknown. */
        removed_count: components['schemas']['Count'];
      }[];
      /** @description Filters of this revision. Only in responses about one revision. */
      filters?: components['schemas']['StoredPolicyFilters'];
    };
    CurrentPolicy: {
      /** @description The policy as saved. */
      policy: components['schemas']['Policy'];
      /**
       * Format: int64
       * @description Active revision. Lower than the policy's revision while a policy run is in progress.
       */
      revision: number;
      /** @description Whether the policy is in monitor mode: it only counts what it would block. */
      is_watched: boolean;
      /** @description Time since which it is active. `null` while the first policy run is in progress. */
      in_force_since: components['schemas']['DateTime'] | null;
      /** @description User who applied it. `null` if the account was deleted. */
      applied_by: components['schemas']['UserSummary'] | null;
      /** @description The latest policy run. `null` if none. */
      run: components['schemas']['PolicyRun'] | null;
    };
    PolicyWatch: {
      /** @description The monitored policy, at the active revision. */
      policy: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /**
         * Format: int64
         * @description Revision of the policy, starting at 1. `null` without a policy.
         */
        revision: number;
      };
      /** @description Time at which the policy was applied. */
      since: components['schemas']['DateTime'];
      /** @description Number of served files that would be blocked. */
      file_count: components['schemas']['Count'];
      /** @description Number of requests for them that would have been blocked. */
      request_count: components['schemas']['Count'];
      /** @description Number of requested packages. */
      package_count: components['schemas']['Count'];
      /** @description Rules that would block files, most requests first. */
      rules: {
        /** @description The rule as text. */
        rule: string;
        /** @description Number of files that it would block. */
        file_count: components['schemas']['Count'];
        /** @description Number of requests that it would have blocked. */
        request_count: components['schemas']['Count'];
      }[];
      /** @description Items on this page. */
      items: {
        /** @description Name of the package. */
        name: string;
        /** @description The rule as text. */
        rule: string;
        /** @description User whose token was used. `null` if the request had no user's token. */
        person: components['schemas']['UserSummary'] | null;
        /** @description Service account whose token was used. `null` if the request had no service account's token. */
        service_account: {
          /** @description ID. It never changes. */
          id: components['schemas']['Uuid'];
          /** @description Name. */
          name: string;
        } | null;
        /** @description Number of requests. */
        request_count: components['schemas']['Count'];
        /** @description Time of the last occurrence. */
        last_at: components['schemas']['DateTime'];
      }[];
      /** @description Total number of items on all pages. */
      total_count: components['schemas']['Count'];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
    };
    Channel: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Description. */
      description: string;
      /**
       * @description Who can read it: `internal` for members, `private` for admins and members of groups with access, or `public` for anyone.
       * @enum {string}
       */
      privacy: 'internal' | 'private' | 'public';
      /**
       * @description Whether allowed files that can't be installed are listed (`serve`) or hidden in the index (`hide`). Clients can download them by name in both cases.
       * @enum {string}
       */
      broken_files: 'serve' | 'hide';
      /**
       * @description Type of the channel: filled by uploads, by syncs from a source (`external_mirror`), or from other channels (`virtual`).
       * @enum {string}
       */
      type:
        | 'default'
        | 'virtual'
        | 'external_mirror'
        | 'terrarium'
        | 'hosted'
        | 'community_maintained'
        | 'terrarium_hosted_python';
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /** @description Display title. */
        title: string;
      };
      /** @description Number of packages. */
      artifact_count: components['schemas']['Count'];
      /** @description Number of files. */
      file_count: components['schemas']['Count'];
      /** @description Number of files that clients see. */
      served_file_count: components['schemas']['Count'];
      /** @description Number of files that the policy blocks. */
      refused_file_count: components['schemas']['Count'];
      /** @description Size in bytes. */
      size: components['schemas']['Count'];
      /** @description Subdirs with files, such as `linux-64` and `noarch`. */
      subdirs: string[];
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
      /** @description Path on the hub at which clients read the channel. */
      repo_path: string;
      /** @description Highest score of an active or reported CVE in served files. `null` without a score. */
      worst_served_score: number | null;
      /** @description Summary of known vulnerabilities in the files that the channel serves. */
      vulnerabilities: components['schemas']['Vulnerabilities'];
      /** @description Number of packages in the channel that at least one advisory mentions. The other packages have no CVE data. */
      checked_name_count: components['schemas']['Count'];
      /** @description Source channels of a virtual channel, highest priority first. Only channels that the caller can read. */
      sources: string[];
      /** @description Channels that clients use together with it, by priority after it. Only channels that the caller can read. Installability takes their files into account. */
      used_with: string[];
      /** @description The policy applied to it. `null` if none. */
      applied_policy: {
        /** @description ID of the policy. `null` if there is none. */
        policy_id: components['schemas']['Uuid'];
        /** @description Name of the policy. `null` if there is none. */
        policy_name: string;
        /**
         * Format: int64
         * @description Revision of the policy, starting at 1. `null` without a policy.
         */
        revision: number;
        /** @description Whether the policy is in monitor mode: it only counts what it would block. */
        is_watched: boolean;
        /** @description Time since which it is active. `null` while the first policy run is in progress. */
        in_force_since: components['schemas']['DateTime'] | null;
        /** @description User who applied it. `null` if the account was deleted. */
        applied_by: components['schemas']['UserSummary'] | null;
      } | null;
      /** @description The latest policy run. `null` if none. */
      last_run: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name of the channel. */
        channel: string;
        /**
         * @description State of the policy run.
         * @enum {string}
         */
        state: 'todo' | 'scheduled' | 'pending' | 'in_progress' | 'failed' | 'done' | 'canceled';
        /** @description Current step, as text. */
        phase: string;
        /** @description Progress, 0 to 1. `null` if unknown. */
        progress: number | null;
        /** @description ID of the policy. `null` if there is none. */
        policy_id: components['schemas']['Uuid'] | null;
        /** @description Name of the policy. `null` if there is none. */
        policy_name: string | null;
        /** @description Revision of the policy, starting at 1. `null` without a policy. */
        revision: number | null;
        /** @description Creation time. */
        created_at: components['schemas']['DateTime'];
        /** @description Start time. `null` while queued. */
        started_at: components['schemas']['DateTime'] | null;
        /** @description End time. `null` until it ends. */
        finished_at: components['schemas']['DateTime'] | null;
        /** @description Error message. `null` if there was none. */
        error: string | null;
        /** @description Number of served files before and after, by subdir. */
        counts: {
          /** @description Subdir, such as `linux-64` or `noarch`. */
          platform: string;
          /** @description Number of served files before. */
          num_before: components['schemas']['Count'];
          /** @description Number of served files after. */
          num_after: components['schemas']['Count'];
          /**
           * Format: int64
           * @description `num_before` minus `num_after`. Negative if more files are served.
           */
          num_removed: number;
        }[];
        /** @description Number of added files. `null` if unknown. */
        added_count: components['schemas']['Count'] | null;
        /** @description Number of removed files. `null` if unknown. */
        removed_count: components['schemas']['Count'] | null;
        /** @description Reason, as text. */
        reason: string;
        /** @description Whether it is on hold because required install checks would fail. */
        is_held: boolean;
      } | null;
    };
    OwnExceptionRequest: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the channel. */
      channel: string;
      /** @description Name of the package. */
      package: string;
      /** @description Match spec of the requested files. */
      spec: string;
      /**
       * @description State: `open`, `allowed` (approved), `declined` by an admin, or `withdrawn` (canceled by all requesters).
       * @enum {string}
       */
      state: 'open' | 'allowed' | 'declined' | 'withdrawn';
      /** @description Time of the first request. */
      asked_at: components['schemas']['DateTime'];
      /** @description Time at which it was reviewed or canceled. `null` while it is open. */
      decided_at: components['schemas']['DateTime'] | null;
      /** @description Review comment for the requesters. May be empty. */
      answer: string;
      /** @description ID of the granted exception. `null` if none was granted. */
      exception_id: components['schemas']['Uuid'] | null;
      /** @description Last day of the granted exception, in UTC. `null` if none was granted or it never expires. */
      until: components['schemas']['Date'] | null;
      /** @description Reason, as text. */
      reason: string;
      /** @description Whether others requested it before. */
      joined: boolean;
    };
    Group: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Number of members. */
      user_count: components['schemas']['Count'];
      /** @description Number of channels that the group has access to and the caller can read. */
      channel_count: components['schemas']['Count'];
    };
    ChannelLabel: {
      /** @description Name. */
      name: string;
      /**
       * Format: int64
       * @description Number of files with the label.
       */
      file_count: number;
      /** @description Creation time. `null` for main, which every channel has. */
      created_at: components['schemas']['DateTime'] | null;
    };
    MirrorDetails: {
      /** @description URL of the source, without credentials. `null` if the caller can't sync the mirror. */
      source: string | null;
      /** @description Additional sources in priority order after the first source. The first source that lists a name provides it. Empty if the caller can't sync the mirror. */
      other_sources: string[];
      /** @description The latest sync. `null` if never synced. */
      last_sync: components['schemas']['SyncJob'] | null;
      /** @description Time of the last successful sync. `null` if never synced. */
      synced_at: components['schemas']['DateTime'] | null;
      /** @description Whether the index keeps listing cached files that were removed from the source. If not, clients can download them only by name. */
      lists_gone: boolean;
      /** @description Maximum download rate for package files, in bytes per second. `null` for the operator's limit. */
      bytes_per_second: number | null;
      /** @description Maximum number of concurrent downloads. `null` for the operator's limit. */
      downloads_at_once: number | null;
      /** @description Number of cached files that were removed from the source. */
      gone_count: components['schemas']['Count'];
      /** @description Number of source records that the mirror skipped. See `GET …/mirror_skipped`. */
      skipped_count: components['schemas']['Count'];
      /**
       * @description Match specs (CEP 29) of the mirrored records. A record must match at least one. `null` mirrors everything. Dependencies aren't added automatically.
       * @example [
       *       "python >=3.11",
       *       "numpy"
       *     ]
       */
      specs: string[] | null;
      /**
       * @description Match specs of excluded records. They override `specs`. `null` excludes nothing. Specs in `specs` that start with `!` are also excluded.
       * @example [
       *       "numpy",
       *       "python <3.10"
       *     ]
       */
      excludes: string[] | null;
      /**
       * @description Mirrored subdirs. `null` for all that the hub supports. Include noarch if clients need it. An unsupported subdir is reported as a problem of the mirror.
       * @example [
       *       "linux-64",
       *       "noarch"
       *     ]
       */
      subdirs: string[] | null;
      /** @description Minutes between automatic syncs. `null` if syncs are started manually. */
      sync_minutes: number | null;
      /** @description Time of the next automatic sync. `null` if none is scheduled. */
      next_sync_at: components['schemas']['DateTime'] | null;
      /**
       * @description Download policy: which package files are downloaded before they are requested. `asked`: none, files are downloaded on demand. `environments`: builds in registered environments. `allowed`: files that the policies of this channel, and of virtual channels based on it, allow. `all`: all files.
       * @enum {string}
       */
      fetches: 'asked' | 'environments' | 'allowed' | 'all';
      /** @description Number of listed files that this hub has downloaded. */
      held_count: components['schemas']['Count'];
      /** @description Credentials for the first source, without the secret. `null` if there are none or the caller can't sync the mirror. */
      credentials: {
        /**
         * @description Kind.
         * @enum {string}
         */
        kind: 'bearer' | 'basic';
        /** @description Username. `null` for a token. */
        username: string | null;
        /** @description Time at which the credentials were set. */
        set_at: components['schemas']['DateTime'];
      } | null;
      /**
       * Format: int64
       * @description Percentage of its files that one sync can remove. A sync that would remove more than this and more than 50 files, or a whole subdir, is put on hold. 100 never holds a sync.
       */
      loss_limit_percent: number;
      /** @description Files that the last sync would have removed and for which it is on hold. `null` if it isn't on hold. */
      held: components['schemas']['HeldLoss'] | null;
      /** @description Source problems, newest first, at most 50. Empty if the caller can't sync the mirror. */
      problems: components['schemas']['MirrorProblem'][];
    };
    SyncJob: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /**
       * @description State of the sync.
       * @enum {string}
       */
      state: 'todo' | 'scheduled' | 'pending' | 'in_progress' | 'failed' | 'done' | 'canceled';
      /** @description Current step, as text. */
      phase: string;
      /** @description Progress, 0 to 1. `null` if unknown. */
      progress: number | null;
      /** @description Number of records read. */
      records_read: components['schemas']['Count'];
      /** @description Number of invalid records that were skipped. */
      records_skipped: components['schemas']['Count'];
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description End time. `null` until it ends. */
      finished_at: components['schemas']['DateTime'] | null;
      /** @description Error message. `null` if there was none. */
      error: string | null;
      /** @description Whether it failed because the source lists too few files. The mirror keeps its files until an admin decides. */
      is_held: boolean;
    };
    HeldLoss: {
      /** @description Time at which the sync was put on hold. */
      since: components['schemas']['DateTime'];
      /** @description Number of files in the mirror that its sources no longer list. */
      lost_count: components['schemas']['Count'];
      /** @description Number of files in the mirror. */
      file_count: components['schemas']['Count'];
      /** @description The same numbers for each affected subdir. */
      subdirs: {
        /** @description Subdir, such as `linux-64` or `noarch`. */
        subdir: string;
        /** @description Number of files that the mirror would remove. */
        lost_count: components['schemas']['Count'];
        /** @description Number of files. */
        file_count: components['schemas']['Count'];
      }[];
      /** @description Decision of an admin. `remove` allows one sync to remove this number of files, `keep` keeps the files. `null` if there is none yet. */
      decision: ('remove' | 'keep') | null;
    };
    MirrorProblem: {
      /** @description Time of the event. */
      at: components['schemas']['DateTime'];
      /**
       * @description Kind of problem. `corrupt`: a downloaded file didn't match its record and was discarded. `interrupted`: a download was interrupted, and resumed. `failed`: a listed file couldn't be downloaded, and the message contains the response. `busy`: the source limited the request rate. `unreachable`: a sync skipped an unreachable source, and its listed files stay. `subdir`: a subdir of the source isn't mirrored, and the message says why.
       * @enum {string}
       */
      kind: 'corrupt' | 'interrupted' | 'failed' | 'busy' | 'unreachable' | 'subdir';
      /** @description URL of the source, without credentials. */
      source: string;
      /** @description File as `SUBDIR/FILE`. `null` if the problem concerns the whole source. */
      file: string | null;
      /** @description Message for users. */
      message: string;
    };
    SkippedRecord: {
      /** @description Subdir, such as `linux-64` or `noarch`. */
      subdir: string;
      /** @description Name of the file, such as `zlib-1.3-h0_0.conda`. */
      file_name: string;
      /** @description Name of the package. `null` if the file name doesn't contain it. */
      name: string | null;
      /** @description Why the mirror skipped it, or what is unusual about it. */
      reason: string;
      /** @description Whether the mirror serves it anyway, because only the format of its dependencies is unsupported by most clients. */
      is_served: boolean;
    };
    ChannelProbes: {
      /**
       * @description What happens if a required install check that passes now would fail: `warn` publishes with a warning, `hold` puts the run on hold.
       * @enum {string}
       */
      when_failing: 'warn' | 'hold';
      /**
       * Format: int64
       * @description Number of most-needed packages that are checked too. They only warn.
       */
      most_needed: number;
      /** @description Whether the packages of each registered environment are checked too, on its platform. They only warn. */
      environments: boolean;
      /** @description Install checks, in the order that admins chose. */
      probes: {
        /** @description Name of the install check, unique in its channel. */
        label: string;
        /** @description Match specs that must be installable together. */
        specs: string[];
        /**
         * @description Subdirs to check. Empty for all that the channel serves.
         * @default []
         */
        platforms: string[];
        /**
         * @description Whether its failure puts a run on hold, if the channel is set to hold.
         * @default true
         */
        required: boolean;
      }[];
      /** @description Results for the published version. Checks added later have no result yet. */
      answers: components['schemas']['ProbeAnswer'][];
    };
    /**
     * @example {
     *       "text": "# team\n\nWhat the data team builds.",
     *       "updated_at": null
     *     }
     */
    ChannelReadme: {
      /** @description Markdown. Empty if there is none. Clients must remove HTML before display. */
      text: string;
      /** @description Time of the last edit. `null` if never edited. */
      updated_at: components['schemas']['DateTime'] | null;
    };
    Snapshots: {
      /** @description Items on this page. */
      items: components['schemas']['Snapshot'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
      /**
       * Format: int64
       * @description Number of days that the hub retains a snapshot after it was replaced. 0 if snapshots aren't retained.
       */
      kept_days: number;
    };
    Snapshot: {
      /**
       * Format: int64
       * @description Number in the channel, starting at 1.
       * @example 12
       */
      number: number;
      /**
       * @description Path on the hub for clients. Doesn't contain the token that the channel may require.
       * @example /repo/acme/approved@12
       */
      address: string;
      /** @description Time at which it was published. */
      served_from: components['schemas']['DateTime'];
      /** @description Time at which another version replaced it. `null` for the current version. */
      served_until: components['schemas']['DateTime'] | null;
      /** @description Time until which it can be read. `null` while it is current. Snapshots beyond the hub's limits are deleted earlier. */
      kept_until: components['schemas']['DateTime'] | null;
      /** @description The policy that it was published with. `null` without a policy. */
      policy: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /**
         * Format: int64
         * @description Revision of the policy, starting at 1. `null` without a policy.
         */
        revision: number;
      } | null;
      /**
       * Format: int64
       * @description Number of files that it serves.
       */
      file_count: number;
      /**
       * Format: int64
       * @description Number of files of the channel that it doesn't serve.
       */
      refused_count: number;
    };
    ResourceVersion: {
      /** @description Opaque. Changes with the resource. Equals `since` if nothing changed during the wait. */
      version: string;
    };
    Upload: {
      /** @description ID of the upload, used to publish an inspected upload. */
      id: components['schemas']['Uuid'];
      /** @description Upload URL. Send the file with PUT within ten minutes, without other credentials. The URL is secret and works once. */
      path: string;
      /** @description Time by which the upload must start. */
      expires_at: components['schemas']['DateTime'];
    };
    Collection: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description Name, as used in its URL. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Description. */
      description: string;
      /**
       * @description Visibility: everyone, or members of the organization.
       * @enum {string}
       */
      privacy: 'public' | 'internal';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
      /** @description Number of packages that the caller can see. */
      package_count: components['schemas']['Count'];
      /** @description Number of files that the caller can see. */
      file_count: components['schemas']['Count'];
      /** @description Whether the caller can update and delete the collection. */
      can_edit: boolean;
      /** @description Entries in their order. */
      entries: components['schemas']['CollectionEntry'][];
    };
    CollectionEntry: {
      /** @description Organization of the channel. */
      organization: string;
      /** @description Name of the channel. */
      channel: string;
      /** @description Name of the package, or of the file's package. */
      name: string;
      /** @description Subdir of the file. `null` if the entry is a package. */
      subdir: string | null;
      /** @description Name of the file. `null` if the entry is a package. */
      file_name: string | null;
      /** @description One-sentence summary. */
      summary: string;
      /** @description Why it is in the collection. May be empty. */
      note: string;
      /** @description Whether the channel still contains it. */
      is_available: boolean;
    };
    ExceptionRequest: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the channel. */
      channel: string;
      /** @description Name of the package. */
      package: string;
      /** @description Match spec of the requested files. */
      spec: string;
      /**
       * @description State: `open`, `allowed` (approved), `declined` by an admin, or `withdrawn` (canceled by all requesters).
       * @enum {string}
       */
      state: 'open' | 'allowed' | 'declined' | 'withdrawn';
      /** @description Time of the first request. */
      asked_at: components['schemas']['DateTime'];
      /** @description Requesters, earliest first. */
      people: {
        /** @description The requester. */
        person: components['schemas']['UserSummary'];
        /** @description Why it is needed. */
        reason: string;
        /** @description Request time. */
        asked_at: components['schemas']['DateTime'];
      }[];
      /** @description Time at which it was reviewed or canceled. `null` while it is open. */
      decided_at: components['schemas']['DateTime'] | null;
      /** @description User who did it. `null` if the account was deleted. */
      decided_by: components['schemas']['UserSummary'] | null;
      /** @description Review comment for the requesters. May be empty. */
      answer: string;
      /** @description ID of the granted exception. `null` if none was granted. */
      exception_id: components['schemas']['Uuid'] | null;
      /** @description Last day of the granted exception, in UTC. `null` if none was granted or it never expires. */
      until: components['schemas']['Date'] | null;
    };
    ExceptionImpact: {
      /** @description Name of the channel. */
      channel: string;
      /** @description Match spec of the exception. */
      spec: string;
      /** @description Number of blocked files that it would allow, including dependencies. */
      file_count: components['schemas']['Count'];
      /** @description The first 100 of these files by name, newest version first. */
      files: {
        /** @description Name. */
        name: string;
        /** @description Version of the package. */
        version: string;
        /** @description Build string, such as `py312_0`. */
        build: string;
        /** @description Subdir, such as `linux-64` or `noarch`. */
        subdir: string;
        /** @description License. `null` if unknown. */
        license: string | null;
        /** @description Rule that currently blocks it. */
        refused_by: string;
        /** @description CVEs. */
        cves: {
          /** @description ID. It never changes. */
          id: string;
          /** @description CVSS score, 0 to 10. `null` if unknown. */
          score: number | null;
        }[];
      }[];
      /** @description Active or reported CVEs of these files, highest score first, at most 100. */
      cves: {
        /** @description ID. It never changes. */
        id: string;
        /** @description CVSS score, 0 to 10. `null` if unknown. */
        score: number | null;
        /** @description Whether it is a known exploited vulnerability. */
        exploited: boolean;
        /** @description Files. */
        files: components['schemas']['Count'];
      }[];
      /** @description Total number of CVEs of these files. */
      cve_count: components['schemas']['Count'];
      /** @description Number of files whose CVE state is unknown: the package has no CVE data, or a CVE is undetermined. */
      unknown_count: components['schemas']['Count'];
      /** @description Licenses of these files, most frequent first. */
      licenses: {
        /** @description License as stated in the files. Empty for files that state none. */
        license: string;
        /** @description Files. */
        files: components['schemas']['Count'];
      }[];
      /** @description Number of matching files that stay blocked because the package is malicious. */
      malicious_count: components['schemas']['Count'];
      /** @description Packages that currently can't be installed for some subdir, and that the exception makes installable. `null` if the channel has too many dependencies to check. */
      gives_back: string[] | null;
      /** @description Number of packages that can't be installed for some subdir even with the exception. `null` like `gives_back`. */
      still_lost: components['schemas']['Count'] | null;
      /** @description Duration of the computation in milliseconds. */
      elapsed_ms: number;
    };
    OrganizationUser: {
      /** @description ID of the user. */
      user_id: components['schemas']['Uuid'];
      /**
       * @description Role in the organization.
       * @enum {string}
       */
      role: 'member' | 'billing_manager' | 'admin';
      /** @description Email address. Only for the user and admins. */
      email: string | null;
      /** @description Username, unique on the hub. */
      username: string;
      /** @description First name. May be empty. */
      first_name: string;
      /** @description Last name. May be empty. */
      last_name: string;
      /** @description Time at which the user became a member. */
      created_at: components['schemas']['DateTime'];
    };
    VexFeed: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description URL of the document, without username and password. */
      url: string;
      /** @description Author of the document. `null` until it is fetched. */
      author: string | null;
      /** @description Timestamp in the document. `null` until it is fetched. */
      document_at: components['schemas']['DateTime'] | null;
      /** @description Time of the last attempt to fetch it. `null` if there was none. */
      last_try_at: components['schemas']['DateTime'] | null;
      /** @description Time of the last successful import. `null` if there was none. */
      last_ok_at: components['schemas']['DateTime'] | null;
      /** @description Whether it hasn't been imported for a week. */
      stale: boolean;
      /** @description Error of the last attempt. Imported statements stay. `null` if it succeeded. */
      error: string | null;
      /**
       * Format: int64
       * @description Number of statements that an admin must review.
       */
      waits: number;
      /**
       * Format: int64
       * @description Number of active statements.
       */
      counts: number;
      /**
       * Format: int64
       * @description Number of declined statements.
       */
      declined: number;
      /**
       * Format: int64
       * @description Number of statements about products that no channel of the organization has.
       */
      unmatched: number;
      /**
       * Format: int64
       * @description Entries that couldn't be read.
       */
      left_out: number;
      /** @description Some of the entries that couldn't be read, with their location in the document. */
      examples: {
        /** @description ID. It never changes. */
        id: string;
        /** @description Message for users. */
        message: string;
      }[];
    };
    WebhookSecret: {
      /** @description The webhook after the change. */
      webhook: components['schemas']['Webhook'];
      /** @description Secret that verifies events, shown only once. Starts with `whsec_`. */
      secret: string;
    };
    Webhook: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description URL that receives the events. */
      url: string;
      /** @description Description by admins. May be empty. */
      description: string;
      /** @description Names of the delivered events. Empty for all events of the organization. */
      actions: string[];
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Whether events are delivered. */
      is_enabled: boolean;
      /** @description Who turned it off: an admin, or the hub after days of failures. */
      disabled_by: ('person' | 'hub') | null;
      /** @description Time since which all attempts have failed. */
      failing_since: components['schemas']['DateTime'] | null;
      /** @description Time until which the previous secret also signs events: one day after rotation. Earlier secrets also sign for one day after their rotation. */
      former_secret_until: components['schemas']['DateTime'] | null;
    };
    Signature: {
      /**
       * @description Verification result. `verified`: for this file, and the trusted root confirms its signer. `untrusted`: for this file, but the root doesn't confirm its signer. `unchecked`: for this file, but its signer wasn't verified. `wrong`: for another file, or not signed by its certificate. `missing`: listed in the index, but unavailable.
       * @enum {string}
       */
      state: 'verified' | 'untrusted' | 'unchecked' | 'wrong' | 'missing';
      /** @description Why it isn't verified, as a sentence. `null` if it is verified. */
      reason: string | null;
      /** @description Signer named in the certificate: a workflow or an email address. Only confirmed if verified. */
      identity: string | null;
      /** @description Issuer of the identity, as named in the certificate. */
      issuer: string | null;
      /** @description Channel that the attestation says the file was published to. */
      target_channel: string | null;
      /** @description Trusted root used for verification. `null` if verification didn't get that far. */
      root: string | null;
    };
    InvitationOfCode: {
      /** @description Code from the link in the email. */
      code: string;
      /** @description Invited email address. `null` unless it is the caller's. */
      email: string | null;
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /** @description Display title. */
        title: string;
      };
      /**
       * @description Role after acceptance.
       * @enum {string}
       */
      role: 'member' | 'billing_manager' | 'admin';
      /** @description Display name of the inviting user. `null` if the account was deleted. */
      invited_by: string | null;
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /**
       * @description State of the invitation.
       * @enum {string}
       */
      state: 'open' | 'expired' | 'accepted';
      /**
       * @description Relation of the caller to the invitation: not signed in, invited, invited with an unconfirmed email address, another user, or already a member.
       * @enum {string}
       */
      caller: 'visitor' | 'invited' | 'not_confirmed' | 'another_address' | 'member';
    };
    InvitationAcceptance: {
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /** @description Display title. */
        title: string;
      };
      /**
       * @description Role in the organization.
       * @enum {string}
       */
      role: 'member' | 'billing_manager' | 'admin';
    };
    Invitation: {
      /** @description Email address. */
      email: string;
      /** @description Code from the link in the email. */
      code: string;
      /**
       * @description Role after acceptance, if the inviting user can still assign it. Otherwise member.
       * @enum {string}
       */
      role: 'member' | 'billing_manager' | 'admin';
      /** @description Display name of the inviting user. `null` if the account was deleted. */
      invited_by: string | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time at which its email was last sent. */
      sent_at: components['schemas']['DateTime'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description Whether it has expired. */
      is_expired: boolean;
    };
    VexStatement: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description ID of the document that contains the statement. */
      feed_id: components['schemas']['Uuid'];
      /** @description Author of the statement. `null` if unknown. */
      author: string | null;
      /** @description ID of the CVE or advisory. */
      cve: string;
      /** @description Product as named in the document. */
      product: string;
      /** @description Matching conda package. `null` if there is none. */
      package: string | null;
      /**
       * @description Status that the statement sets, as in OpenVEX.
       * @enum {string}
       */
      status: 'affected' | 'not_affected' | 'fixed' | 'under_investigation';
      /** @description Why it isn't affected. `null` for any other status. */
      justification:
        | (
            | 'component_not_present'
            | 'vulnerable_code_not_present'
            | 'vulnerable_code_not_in_execute_path'
            | 'vulnerable_code_cannot_be_controlled_by_adversary'
            | 'inline_mitigations_already_exist'
          )
        | null;
      /** @description Explanation. May be empty. */
      note: string;
      /** @description Time at which its author issued it. */
      said_at: components['schemas']['DateTime'];
      /**
       * @description State: pending review, active, declined, or unmatched. Statements with the status 'affected' are active immediately.
       * @enum {string}
       */
      state: 'waits' | 'counts' | 'declined' | 'unmatched';
      /** @description Time at which an admin reviewed it. `null` if not reviewed. */
      decided_at: components['schemas']['DateTime'] | null;
      /** @description Username of the reviewer. `null` if not reviewed. */
      decided_by: string | null;
    };
    ProjectFile: {
      /** @description Path in the project. */
      path: string;
      /**
       * Format: int64
       * @description Bytes.
       */
      size: number;
      /** @description SHA-256 of the file. `null` if unknown. */
      sha256: string;
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
    };
    ProjectUpload: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Path of the file in the project. */
      path: string;
      /**
       * Format: int64
       * @description Size of the whole file in bytes.
       */
      size: number;
      /**
       * Format: int64
       * @description Number of bytes received.
       */
      offset: number;
      /** @description Time at which the upload expires, unless another part arrives. */
      expires_at: components['schemas']['DateTime'];
      /** @description Whether the file is stored in the project. */
      is_stored: boolean;
    };
    AdvisoryNotice: {
      /** @description Name of the channel. */
      channel: string;
      /** @description ID of the CVE or advisory. */
      cve: string;
      /** @description Packages with affected served files. */
      packages: string[];
      /** @description Number of affected served files. */
      served_file_count: components['schemas']['Count'];
      /** @description CVSS score, 0 to 10. `null` if unknown. */
      score: number | null;
      /** @description Severity for the score. `null` without a score. */
      severity: ('none' | 'low' | 'medium' | 'high' | 'critical') | null;
      /** @description Whether it is a known exploited vulnerability (CISA KEV). */
      is_exploited: boolean;
      /** @description Whether the package itself is malicious. */
      is_malicious: boolean;
      /** @description Time at which the hub detected it. */
      noticed_at: components['schemas']['DateTime'];
    };
    OrganizationChange: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Time of the event. */
      at: components['schemas']['DateTime'];
      /**
       * @description Topic of the change.
       * @enum {string}
       */
      topic: 'policy' | 'channel' | 'member' | 'group' | 'token' | 'plan' | 'organization';
      /**
       * @description Kind of change, as a code for programs.
       * @enum {string}
       */
      kind:
        | 'policy_created'
        | 'policy_edited'
        | 'policy_restored'
        | 'policy_deleted'
        | 'policy_brought_back'
        | 'policy_applied'
        | 'policy_taken_off'
        | 'run_canceled'
        | 'run_released'
        | 'exception_requested'
        | 'exception_request_withdrawn'
        | 'exception_allowed'
        | 'exception_declined'
        | 'exception_moved'
        | 'exception_ended'
        | 'exception_over'
        | 'channel_created'
        | 'channel_privacy'
        | 'channel_readme'
        | 'channel_described'
        | 'channel_broken_files'
        | 'channel_used_with'
        | 'channel_mirror'
        | 'channel_promotion'
        | 'channel_probes'
        | 'packages_lost'
        | 'mirror_held'
        | 'mirror_released'
        | 'channel_deleted'
        | 'file_published'
        | 'file_promoted'
        | 'promotion_requested'
        | 'promotion_approved'
        | 'promotion_declined'
        | 'promotion_withdrawn'
        | 'bundle_made'
        | 'bundle_brought'
        | 'file_labelled'
        | 'label_deleted'
        | 'file_yanked'
        | 'file_removed'
        | 'file_restored'
        | 'cve_curated'
        | 'cve_curation_withdrawn'
        | 'vex_imported'
        | 'vex_feed_added'
        | 'vex_feed_removed'
        | 'vex_accepted'
        | 'vex_declined'
        | 'member_joined'
        | 'member_left'
        | 'member_removed'
        | 'member_role'
        | 'invitation_sent'
        | 'invitation_readdressed'
        | 'invitation_taken_back'
        | 'group_created'
        | 'group_renamed'
        | 'group_deleted'
        | 'group_brought_back'
        | 'group_member_added'
        | 'group_member_removed'
        | 'group_tied'
        | 'group_untied'
        | 'service_account_created'
        | 'service_account_renamed'
        | 'service_account_groups'
        | 'service_account_key_created'
        | 'service_account_key_revoked'
        | 'service_account_deleted'
        | 'workload_trusted'
        | 'workload_removed'
        | 'token_issued'
        | 'token_renewed'
        | 'token_ended'
        | 'plan_granted'
        | 'plan_taken'
        | 'plan_bought'
        | 'plan_changed'
        | 'plan_canceled'
        | 'plan_resumed'
        | 'plan_ended'
        | 'seats_assigned'
        | 'seats_taken'
        | 'organization_created'
        | 'organization_renamed'
        | 'organization_described'
        | 'feature_switched_on'
        | 'feature_switched_off'
        | 'project_created'
        | 'project_renamed'
        | 'project_deleted'
        | 'project_brought_back'
        | 'collection_created'
        | 'collection_changed'
        | 'collection_deleted'
        | 'collection_brought_back';
      /** @description Summary without the actor, such as 'applied Production baseline to approved'. */
      text: string;
      /** @description User who made the change. `null` for service accounts, the hub, its operators, and deleted accounts. */
      actor: components['schemas']['UserSummary'] | null;
      /** @description Service account that made the change, by its name at that time. `null` for others. */
      service_account: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
      } | null;
      /** @description Name of the changed object at that time. */
      subject: string;
      /** @description ID of the changed object, which may no longer exist. */
      subject_id: components['schemas']['Uuid'] | null;
      /** @description Name of the channel. */
      channel: string | null;
      /** @description Details, such as 'member → admin'. May be empty. */
      detail: string;
    };
    StandingLoss: {
      /** @description Name of the channel. */
      channel: string;
      /** @description Packages that a policy run of the last 14 days made uninstallable and that still are. `null` if none. */
      lost: {
        /** @description ID of the policy run. */
        run_id: components['schemas']['Uuid'];
        /** @description End time of the policy run. */
        lost_at: components['schemas']['DateTime'];
        /** @description Affected subdirs. */
        platforms: string[];
        /** @description Packages that can no longer be installed, at most 20. */
        packages: string[];
        /** @description Total number of these packages. */
        package_count: components['schemas']['Count'];
        /** @description Causes, most affected packages first, at most 5. */
        causes: {
          /** @description Dependency that no file matches. `null` for packages with conflicting dependencies. */
          spec: string | null;
          /** @description Rule that blocks most of the matching files. `null` if no matching file is blocked. */
          rule: string | null;
          /** @description Names of the packages, at most 100. */
          packages: string[];
          /** @description Total number of these packages. */
          package_count: components['schemas']['Count'];
        }[];
      } | null;
      /** @description Required install checks that fail in what the channel serves, at most 10. */
      probes: components['schemas']['ProbeAnswer'][];
      /** @description Total number of these install checks. */
      probe_count: components['schemas']['Count'];
    };
    PolicyDeltas: {
      /** @description Items on this page. */
      items: components['schemas']['PolicyRun'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
    };
    OrganizationChannelToken: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Last four characters of the secret. */
      hint: string;
      /**
       * @description Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.
       * @enum {string}
       */
      scope: 'read' | 'publish';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Expiration time. `null` if it never expires. */
      expires_at: components['schemas']['DateTime'] | null;
      /** @description Time of the last use. `null` if never used. */
      last_used_at: components['schemas']['DateTime'] | null;
      /** @description Member who owns the token. `null` for other owners. */
      user: components['schemas']['UserSummary'] | null;
      /** @description Service account that owns the token. `null` for other owners. Without a user or service account, it is the organization token. */
      service_account: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
      } | null;
    };
    CollectionSummary: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description Name, as used in its URL. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Description. */
      description: string;
      /**
       * @description Visibility: everyone, or members of the organization.
       * @enum {string}
       */
      privacy: 'public' | 'internal';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
      /** @description Number of packages that the caller can see. */
      package_count: components['schemas']['Count'];
      /** @description Number of files that the caller can see. */
      file_count: components['schemas']['Count'];
      /** @description Whether the caller can update and delete the collection. */
      can_edit: boolean;
    };
    ChannelCveRules: {
      /** @description Name of the channel. */
      channel: string;
      /** @description The policy applied to the channel. */
      policy: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Name. */
        name: string;
        /**
         * Format: int64
         * @description Revision of the policy, starting at 1. `null` without a policy.
         */
        revision: number;
      };
      /**
       * @description Effect of the rules. `refuses`: the rules block files. `no_data`: no package of the channel has CVE data. `refuses_nothing`: the rules block no files, although the channel serves files with high or critical CVEs. `nothing_to_refuse`: the channel serves no file with a high or critical CVE.
       * @enum {string}
       */
      state: 'refuses' | 'no_data' | 'refuses_nothing' | 'nothing_to_refuse';
      /** @description Rules. */
      rules: {
        /** @description The rule as text. */
        rule: string;
        /** @description Number of files that the rule blocks. */
        files: components['schemas']['Count'];
      }[];
      /** @description Number of files that the CVE rules block. */
      refused_file_count: components['schemas']['Count'];
      /** @description Number of packages in the channel. */
      package_count: components['schemas']['Count'];
      /** @description Number of those packages with CVE data. */
      checked_package_count: components['schemas']['Count'];
      /** @description Served files with high or critical CVEs. */
      serious_cves: components['schemas']['SeriousCves'];
    };
    Finding: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the channel. */
      channel: string;
      /** @description ID of the CVE or advisory at the time the finding was opened. */
      cve: string;
      /** @description Name of the package. */
      package: string;
      /** @description Version of the package. */
      version: string;
      /** @description Number of affected served files. For resolved findings, the last number. */
      file_count: components['schemas']['Count'];
      /** @description Time at which the hub found it. */
      began_at: components['schemas']['DateTime'];
      /**
       * @description Why it was opened. `first_look`: the first scan of the channel found it. `served`: the file was added, or is no longer blocked. `advisory`: an advisory was added or changed. `identity`: the upstream mapping changed. `statement`: the VEX statement that cleared it no longer applies.
       * @enum {string}
       */
      begun_by: 'first_look' | 'served' | 'advisory' | 'identity' | 'statement';
      /** @description ID of the advisory that opened it. `null` if no advisory did. */
      begun_advisory: string | null;
      /** @description Feed of that advisory. `null` if it was imported manually. */
      begun_feed: string | null;
      /** @description Time at which the hub found it resolved. `null` while it is open. */
      over_at: components['schemas']['DateTime'] | null;
      /** @description Why it was resolved. `refused`: the policy blocks the files. `removed`: the files were removed, yanked, or replaced. `statement`: a VEX statement says that they aren't affected. `withdrawn`: the advisory was withdrawn. `advisory`: it no longer covers the version. `identity`: the upstream mapping changed. `joined`: the finding continues under another ID of the same advisory. */
      ended_by: ('refused' | 'removed' | 'statement' | 'withdrawn' | 'advisory' | 'identity' | 'joined') | null;
      /** @description ID of the withdrawn or changed advisory that resolved it. `null` if no advisory did. */
      ended_advisory: string | null;
      /** @description Feed of that advisory. `null` if no advisory resolved it. */
      ended_feed: string | null;
      /** @description Detail for `ended_by`: the blocking rule, the VEX statement, the highest unaffected served version, or the new ID. `null` while it is open. */
      ended_note: string | null;
    };
    Membership: {
      /**
       * @description Role in the organization.
       * @enum {string}
       */
      role: 'member' | 'billing_manager' | 'admin';
    };
    OpenVexTaken: {
      /**
       * Format: int64
       * @description Number of new or changed statements.
       */
      taken: number;
      /**
       * Format: int64
       * @description Number of statements that already exist or are older than the author's current ones.
       */
      unchanged: number;
    };
    ServedCve: {
      /** @description ID. It never changes. */
      id: string;
      /** @description CVSS score, 0 to 10. `null` if unknown. */
      score: number | null;
      /** @description Severity for the score. `null` without a score. */
      severity: ('none' | 'low' | 'medium' | 'high' | 'critical') | null;
      /**
       * @description Status of the CVE in the organization.
       * @enum {string}
       */
      status: 'active' | 'reported' | 'mitigated' | 'cleared' | 'disputed';
      /** @description One-sentence summary. */
      summary: string;
      /** @description Publication time. `null` if unknown. */
      published_at: components['schemas']['DateTime'] | null;
      /** @description Links to further information. */
      references: string[];
      /** @description Other IDs of the same vulnerability. */
      aliases: string[];
      /** @description Time at which its source withdrew it. It affects nothing since then. `null` if it isn't withdrawn. */
      withdrawn_at: components['schemas']['DateTime'] | null;
      /** @description Affected packages. */
      packages: {
        /** @description Name. */
        name: string;
        /** @description Affected versions as a match spec. `null` if the advisory gives no versions. */
        affected: string | null;
        /** @description First version that fixes it. `null` if there is none. */
        fixed_in: string | null;
      }[];
      /** @description All scores with their sources: the project itself, then NVD, GitHub, and others. Newest CVSS version first for each source. */
      scores: components['schemas']['CveScore'][];
      /** @description Exploitation data. `null` if there are none. They don't change which files are affected. */
      urgency: components['schemas']['CveUrgency'] | null;
      /** @description Number of affected files in the channel. Only for requests about a channel. */
      file_count?: components['schemas']['Count'];
      /** @description VEX statement of the channel's organization for these files. Only for requests about a channel, and if the caller can see it. */
      curation?: components['schemas']['CveDecision'] | null;
      /** @description Number of affected files that the channel serves. Only for requests about a channel. */
      served_file_count?: components['schemas']['Count'];
      /** @description Number of served files with status active or reported, without those stated as not affected or fixed. Only for requests about a channel. */
      open_file_count?: components['schemas']['Count'];
      /** @description Whether it was published in the last 30 days. */
      is_new: boolean;
      /** @description Channels that serve affected files, with the number of files. */
      channels: {
        /** @description Name of the channel. */
        channel: string;
        /** @description Number of files that clients see. */
        served_file_count: components['schemas']['Count'];
      }[];
    };
    OrganizationUpdate: {
      /** @description Opaque. Changes with the resource. Equals `since` if nothing changed during the wait. */
      version: string;
      /** @description What changed since the known version. Without a known version: in the last minute. */
      changed: (
        | 'archives'
        | 'bundles'
        | 'channels'
        | 'environments'
        | 'exception_requests'
        | 'exceptions'
        | 'invitations'
        | 'members'
        | 'policies'
        | 'promotions'
        | 'runs'
        | 'syncs'
        | 'webhooks'
      )[];
    };
    TrustedWorkload: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name of the channel. */
      channel: string;
      /** @description Issuer of its tokens (`iss`). */
      issuer: string;
      /** @description Subject of its tokens (`sub`). `*` matches any text. */
      subject: string;
      /**
       * @description Scope of the exchanged tokens: `read` the channel, or also `publish` packages.
       * @enum {string}
       */
      scope: 'read' | 'publish';
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last exchange. */
      last_used_at: components['schemas']['DateTime'] | null;
    };
    ProjectTree: {
      /** @description Property of the file to compare. */
      key: string;
      /** @description Entries of the folder. */
      contents: components['schemas']['ProjectTreeEntry'][] | null;
      /**
       * Format: int64
       * @description Size in bytes.
       */
      size: number;
      /**
       * Format: int64
       * @description Files.
       */
      files: number;
      /** @description SHA-256 of the file. `null` if unknown. */
      sha256: string | null;
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'] | null;
      /**
       * Format: int64
       * @description Total number of files, or with `depth=1`, of entries in the folder.
       */
      total: number;
      /** @description Whether there are more entries than returned. */
      truncated: boolean;
      /** @description Cursor of the next page with `depth=1`; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /** @description With `depth=1`, for each entry, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Storage of the owner. */
      storage: {
        /**
         * Format: int64
         * @description Total size of all files of the owner, in bytes.
         */
        used: number;
        /** @description Storage limit of the plan in bytes. `null` if unlimited. */
        room: number | null;
      };
    };
    ProjectTreeEntry: {
      /** @description Name. Empty for the root folder. */
      key: string;
      /** @description Entries of a folder, empty if they weren't requested. `null` for a file. */
      contents: components['schemas']['ProjectTreeEntry'][] | null;
      /**
       * Format: int64
       * @description Size of the file in bytes, or total size of all listed files in the folder.
       */
      size: number;
      /**
       * Format: int64
       * @description Number of files in the folder, or 1 for a file.
       */
      files: number;
      /** @description SHA-256 of the file in hexadecimal. `null` for a folder. */
      sha256: string | null;
      /** @description Time of the last change of the file, or of any file in the folder. */
      updated_at: components['schemas']['DateTime'] | null;
    };
    Project: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Name. */
      name: string;
      /** @description Display title. */
      title: string;
      /** @description Owner of the project. */
      owner: {
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description Username, or name of the organization. */
        name: string;
        /**
         * @description Kind.
         * @enum {string}
         */
        kind: 'user' | 'organization';
      };
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
      /** @description Whether the caller can update and delete it: the owner, and for an organization, the user who created it and admins. */
      can_edit: boolean;
    };
    User: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Email address. Absent unless the caller is this user or an admin of a shared organization. */
      email: string | null;
      /** @description First name. May be empty. */
      first_name: string;
      /** @description Last name. May be empty. */
      last_name: string;
      /** @description Username, unique on the hub. */
      username: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Names of the features that the user can use. */
      featurePermissions: { [key: string]: boolean };
      /** @description Status of the account. */
      profile: {
        /** @description Whether the user agreed to the privacy notice and the terms. */
        is_consented: boolean;
        /** @description Whether the email address is confirmed. */
        is_confirmed: boolean;
        /** @description Whether the account is disabled. No one can sign in with a disabled account. */
        is_disabled: boolean;
        /** @description New email address awaiting confirmation. `null` if none. Absent unless this user is the caller. */
        pending_email: string | null;
      };
      /** @description Whether the user is a hub operator. Absent unless this user is the caller. */
      is_operator: boolean | null;
      /** @description Subscriptions. */
      subscriptions: components['schemas']['BaseSubscription'][];
    };
    BaseSubscription: {
      /** @description Product code of the plan. */
      product_code: components['schemas']['ProductCode'];
      /** @description Expiration time. */
      expires_at: components['schemas']['DateTime'];
      /** @description ID of the organization. */
      org_id: components['schemas']['Uuid'] | null;
    };
    EmailState: {
      /** @description Email address. */
      email: string;
      /** @description New email address awaiting confirmation. */
      pending_email: string | null;
    };
    ListExport: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Address of the list with its filters. */
      path: string;
      /**
       * @description Progress of the export.
       * @enum {string}
       */
      state: 'todo' | 'in_progress' | 'done' | 'failed';
      /** @description Number of items in the file so far. */
      item_count: components['schemas']['Count'];
      /** @description Number of items in the list when the export was requested. */
      total_count: components['schemas']['Count'];
      /** @description Size of the file so far. */
      bytes: components['schemas']['Count'];
      /** @description Why it failed. `null` if it didn't fail. */
      error: string | null;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description End time. `null` while it is in progress. */
      finished_at: components['schemas']['DateTime'] | null;
      /** @description Time at which it is deleted, with its file. */
      expires_at: components['schemas']['DateTime'];
    };
    Guide: {
      /** @description Name, as used in its URL /help/NAME. */
      name: string;
      /** @description Title, from its first heading. */
      title: string;
      /** @description Whether it is a guide of the hub, not a page of its operator. */
      own: boolean;
      /** @description Markdown after the first heading. Clients must not render HTML in it. */
      source: string;
    };
    Notebook: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Display title. */
      title: string;
      /** @description Display name of the owner. */
      owner_name: string;
      /** @description ID in the link of a shared notebook. `null` if it isn't shared. */
      share_id: string | null;
      /**
       * Format: int64
       * @description Size in bytes.
       */
      size: number;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
      /** @description Time of the last change. */
      updated_at: components['schemas']['DateTime'];
    };
    OutboxMail: {
      /** @description ID. It never changes. */
      id: components['schemas']['Uuid'];
      /** @description Email address of the recipient. */
      to: string;
      /** @description Subject of the email. */
      subject: string;
      /** @description Text. */
      text: string;
      /** @description Creation time. */
      created_at: components['schemas']['DateTime'];
    };
    JsonWebKeySet: {
      /** @description Public keys (RFC 7517). */
      keys: {
        /** @description ID of the key. */
        kid: string;
        /**
         * @description Type of the key.
         * @constant
         */
        kty: 'EC';
        /**
         * @description Curve of the key.
         * @constant
         */
        crv: 'P-256';
        /** @description First coordinate, in base64url. */
        x: string;
        /** @description Second coordinate, in base64url. */
        y: string;
        /**
         * @description Algorithm of the key.
         * @constant
         */
        alg: 'ES256';
        /**
         * @description Intended use of the key.
         * @constant
         */
        use: 'sig';
      }[];
    };
    EndedDeltaSubscription: {
      /** @description Organization that it belongs to. If it is a string, its name. */
      organization: string;
      /** @description Name of the channel. */
      channel: string;
    };
    GuideEntry: {
      /** @description Name, as used in its URL /help/NAME. */
      name: string;
      /** @description Title, from its first heading. */
      title: string;
      /** @description Whether it is a guide of the hub, not a page of its operator. */
      own: boolean;
    };
    BillingAddressOutput: {
      /** @description Street and number. */
      line1: string;
      /** @description Second address line. */
      line2?: string;
      /** @description City. */
      city?: string;
      /** @description Postal code. */
      postal_code?: string;
      /** @description State or province, such as `CA`. */
      state?: string;
      /**
       * @description Two-letter country code (ISO 3166).
       * @example DE
       * @example US
       */
      country: string;
    };
    LogoutTokenOutput: {
      /** @description Token that ends the session, for POST /api/iam/logout. */
      logout_token: string;
    };
    InstalledPackageOutput: {
      /** @description Name. */
      name: string;
      /** @description Version of the package. */
      version: string;
      /**
       * @description Build string, such as `py312_0`.
       * @default
       */
      build_string: string;
      /**
       * @description Channel it was installed from, as reported by conda.
       * @default
       */
      channel: string;
      /**
       * @description Subdir, such as `linux-64` or `noarch`.
       * @default
       */
      platform: string;
    };
    PromotionSettingsOutput: {
      /** @description Whether promotions require approval by another admin, including those of admins. */
      needs_approval: boolean;
    };
    /** @description The body of a delivery. */
    WebhookEvent: {
      /**
       * @description Name of the event.
       * @enum {string}
       */
      type:
        | 'policy.created'
        | 'policy.edited'
        | 'policy.rolled_back'
        | 'policy.deleted'
        | 'policy.restored'
        | 'policy.applied'
        | 'policy.watched'
        | 'policy.enforced'
        | 'policy.removed'
        | 'policy.run_canceled'
        | 'policy.run_released'
        | 'exception.requested'
        | 'exception.withdrawn'
        | 'exception.allowed'
        | 'exception.declined'
        | 'exception.changed'
        | 'exception.ended'
        | 'exception.expired'
        | 'channel.created'
        | 'channel.privacy_changed'
        | 'channel.changed'
        | 'channel.probes_changed'
        | 'channel.published'
        | 'channel.packages_lost'
        | 'channel.sync_held'
        | 'channel.sync_released'
        | 'channel.deleted'
        | 'file.published'
        | 'file.promoted'
        | 'promotion.requested'
        | 'promotion.approved'
        | 'promotion.declined'
        | 'promotion.withdrawn'
        | 'bundle.made'
        | 'bundle.brought'
        | 'file.labelled'
        | 'file.label_deleted'
        | 'file.yanked'
        | 'file.removed'
        | 'file.restored'
        | 'advisory.curated'
        | 'advisory.curation_withdrawn'
        | 'advisory.vex_imported'
        | 'advisory.vex_feed_added'
        | 'advisory.vex_feed_removed'
        | 'advisory.vex_accepted'
        | 'advisory.vex_declined'
        | 'member.joined'
        | 'member.left'
        | 'member.removed'
        | 'member.role_changed'
        | 'invitation.sent'
        | 'invitation.changed'
        | 'invitation.withdrawn'
        | 'group.created'
        | 'group.renamed'
        | 'group.deleted'
        | 'group.restored'
        | 'group.member_added'
        | 'group.member_removed'
        | 'group.channel_added'
        | 'group.channel_removed'
        | 'service_account.created'
        | 'service_account.renamed'
        | 'service_account.groups_changed'
        | 'service_account.key_created'
        | 'service_account.key_revoked'
        | 'service_account.deleted'
        | 'token.workload_trusted'
        | 'token.workload_removed'
        | 'token.issued'
        | 'token.renewed'
        | 'token.revoked'
        | 'webhook.created'
        | 'webhook.changed'
        | 'webhook.secret_rotated'
        | 'webhook.disabled'
        | 'webhook.enabled'
        | 'webhook.deleted'
        | 'plan.granted'
        | 'plan.withdrawn'
        | 'plan.bought'
        | 'plan.changed'
        | 'plan.canceled'
        | 'plan.resumed'
        | 'plan.ended'
        | 'plan.licences_assigned'
        | 'plan.licences_removed'
        | 'organization.created'
        | 'organization.renamed'
        | 'organization.changed'
        | 'organization.reports_changed'
        | 'organization.feature_enabled'
        | 'organization.feature_disabled'
        | 'organization.deleted'
        | 'project.created'
        | 'project.renamed'
        | 'project.deleted'
        | 'project.restored'
        | 'collection.created'
        | 'collection.changed'
        | 'collection.deleted'
        | 'collection.restored';
      /** @description Time of the action. */
      timestamp: components['schemas']['DateTime'];
      /** @description The audit log entry, and its organization. */
      data: {
        /**
         * Format: int64
         * @description Position in the chain, starting at 1.
         */
        number: number;
        /** @description ID. It never changes. */
        id: components['schemas']['Uuid'];
        /** @description ID of the organization. All zeros for the hub's own chain. */
        chain: components['schemas']['Uuid'];
        /** @description Time of the event. */
        at: components['schemas']['DateTime'];
        /** @description Action, such as `policy.applied`. */
        action: string;
        /**
         * @description Kind of actor. `organization` is an owner of the organization's token.
         * @enum {string}
         */
        actor_type: 'person' | 'service_account' | 'organization' | 'hub';
        /** @description ID of the user, service account, or organization. */
        actor_id: components['schemas']['Uuid'] | null;
        /**
         * @description Kind of object.
         * @enum {string}
         */
        target_type:
          | 'policy'
          | 'exception'
          | 'channel'
          | 'file'
          | 'advisory'
          | 'member'
          | 'invitation'
          | 'group'
          | 'token'
          | 'service_account'
          | 'webhook'
          | 'plan'
          | 'organization'
          | 'project'
          | 'collection'
          | 'person'
          | 'mail'
          | 'job'
          | 'feed'
          | 'feed_bundle'
          | 'package';
        /** @description ID of the object, which may no longer exist. */
        target_id: string | null;
        /** @description Name of the object at that time. `null` for users. */
        target_name: string | null;
        /** @description Further details of the action, by name. */
        details: { [key: string]: string | number | boolean | null };
        /** @description ID of the HTTP request that caused it. `null` for a job. */
        request_id: string | null;
        /** @description Hash of the previous entry. */
        previous: string;
        /** @description SHA-256 in hexadecimal of the canonical JSON of all fields above, including the previous hash. */
        hash: string;
        /** @description Current username or service account name. Not hashed. `null` if the account was deleted. */
        actor_name: string | null;
        /** @description Current username of the affected user. Not hashed. */
        person_name: string | null;
        /** @description Name of the organization. */
        organization: string;
      };
    };
    /** Format: date-time */
    DateTime: string;
    /** Format: int64 */
    Count: number;
    /** Format: email */
    Email: string;
    /** Format: uuid */
    Uuid: string;
    /** Format: date */
    Date: string;
    /** Format: uri */
    Uri: string;
    ArtifactList: {
      /** @description Name of the channel. */
      channel: string;
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Items on this page. */
      items: components['schemas']['Artifact'][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Name of the organization of the channel. */
      organization: string;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    InvoiceList: {
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Items on this page. */
      items: components['schemas']['Invoice'][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    CveList: {
      /** @description Items on this page. */
      items: components['schemas']['Cve'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    AlternativeList: {
      /** @description Items on this page. */
      items: components['schemas']['Alternative'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    DependantList: {
      /** @description Items on this page. */
      items: components['schemas']['Dependant'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    DependencyList: {
      /** @description Items on this page. */
      items: components['schemas']['Dependency'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    FileList: {
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Items on this page. */
      items: components['schemas']['File'][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    ArtifactVersionList: {
      /** @description Items on this page. */
      items: components['schemas']['ArtifactVersion'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    AuditEntryList: {
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Number and hash of the last entry of the chain. A stored copy later proves that no earlier entry was changed. */
      head: {
        /** @description SHA-256 in hexadecimal. */
        hash: string;
        /**
         * Format: int64
         * @description Number.
         */
        number: number;
      };
      /** @description Items on this page. */
      items: components['schemas']['AuditEntry'][];
      /** @description Name of the organization whose log it is. Empty for the hub. */
      name: string;
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    LicenceList: {
      /** @description Items on this page. */
      items: components['schemas']['Licence'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    OrganizationFeatureList: {
      /** @description Items on this page. */
      items: components['schemas']['OrganizationFeature'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    InvitationOutcomeList: {
      /** @description Items on this page. */
      items: components['schemas']['InvitationOutcome'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    FileEventList: {
      /** @description Items on this page. */
      items: components['schemas']['FileEvent'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    GrantedExceptionList: {
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Items on this page. */
      items: components['schemas']['GrantedException'][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    GroupList: {
      /** @description Items on this page. */
      items: components['schemas']['Group'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    ChannelLabelList: {
      /** @description Items on this page. */
      items: components['schemas']['ChannelLabel'][];
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    ChannelList: {
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Items on this page. */
      items: components['schemas']['Channel'][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
    OrganizationUserList: {
      /** @description For each item, the cursor of a page that begins after it. */
      cursors: string[];
      /** @description Items on this page. */
      items: components['schemas']['OrganizationUser'][];
      /** @description Cursor of the next page; null on the last one. */
      next_cursor: string | null;
      /** @description Cursor of the page before it, for `backward=true`; null on the first one. */
      previous_cursor: string | null;
      /**
       * Format: int64
       * @description Total number of items on all pages.
       */
      total_count: number;
    };
  };
  responses: never;
  parameters: {
    WebhookMessageId: string;
    WebhookTimestamp: string;
    WebhookSignature: string;
    IdempotencyKey: string;
    IfMatch: string;
    Limit50: number;
    Offset: number;
    Cursor: string;
    Backward: 'true';
    Q200: string;
    DecisionAll: 'all' | 'some_refused' | 'none_left';
    Format: 'json' | 'csv';
    Org60: string;
    InvoiceId: string;
    Org: string;
    Days: number;
    EmailId: components['schemas']['Uuid'];
    CheckoutId: string;
    Limit24: number;
    Extended: string;
    File: string;
    Limit20: number;
    EnvironmentId: components['schemas']['Uuid'];
    ServiceAccountId: string;
    Workload: string;
    Channel220: string;
    Sub: string;
    Family: 'conda';
    Name220: string;
    File220: string;
    Subdir200: string;
    Version: string;
    Decision: 'allowed' | 'refused';
    View: 'short' | 'full';
    Key: string;
    CVEId: string;
    Organization: string;
    Channel200: string;
    Status: 'unreviewed' | 'approved' | 'needs_attention' | 'retired';
    FeedId: string;
    Chain: string;
    Actor: string;
    Action: string;
    Target: string;
    From: string;
    To: string;
    FormatJsonl: 'csv' | 'jsonl';
    Name128: string;
    UserIdUuid: components['schemas']['Uuid'];
    Kind: 'sync' | 'run' | 'job';
    JobId: components['schemas']['Uuid'];
    TokenId: string;
    UpTo: components['schemas']['Uuid'];
    Since: string;
    Wait: number;
    Query: string;
    Channel: string;
    PolicyRunId: string;
    ProductId: string;
    PromotionId: string;
    PolicyId: string;
    Revision: string;
    WebhookId: string;
    Org220: string;
    FileName: string;
    Subdir: string;
    RequestId: string;
    ExceptionId: string;
    GroupId: string;
    UserId60: string;
    History: 'true' | 'false';
    Collection: string;
    LimitInt64: number;
    DocumentId: string;
    StatementId: string;
    Code: string;
    ProjectId: string;
    Path: string;
    Upload: string;
    ExportId: string;
    Channel128: string;
    NotebookId: components['schemas']['Uuid'];
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
