/** What each type of channel is called (CHAN-14). */
export const channelTypeText = {
  DEFAULT: 'Default',
  VIRTUAL: 'Virtual',
  EXTERNAL_MIRROR: 'External mirror',
  PRODUCT: 'Product',
  HOSTED: 'Hosted',
  COMMUNITY_MAINTAINED: 'Community maintained',
  PRODUCT_HOSTED_PYTHON: 'Product Python packages',
  UNKNOWN: 'Unknown',
} as const;
