// German texts of domain/project/outreach-options.ts.

/** The channels, as the code names them. */
const channels: Readonly<Record<string, string>> = { Email: 'E-Mail', 'LinkedIn Invitation': 'LinkedIn-Einladung' }

export const channelNotUsed = (label: string | number) =>
  `Dieses Projekt nutzt „${channels[label] ?? label}“ nicht. Siehe „Wege der Ansprache“ in seinen Einstellungen.`
