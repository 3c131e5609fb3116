/** Text of how to install from a channel. */
export const installText = {
  tokenAccess: (channel: string) => `Token Access: ${channel}`, tool: 'Tool', token: 'YOUR_TOKEN', expires: (day: string) => `expires ${day}`, never: 'does not expire', get: 'Get my token', copy: 'Copy with my token', copyPlain: 'Copy', replace: 'Replace my token', shownOnce: 'Your token stands in the command. It is shown only now; keep it like a password.', hidden: 'The hub does not show a token twice. Replace it to see a new one.',
  replaceTitle: 'Replace your token?', replaceText: 'The old token stops working at once, wherever it is in use.', replaceNo: 'Keep it', replaceYes: 'Replace it', only: 'As the only channel', netrc: 'Without the token in commands', netrcText: 'With this line conda and mamba find it by themselves; leave x:…@ out of the address then.', publicNote: 'The channel is public: no token is needed.', package: 'PACKAGE',
} as const;
