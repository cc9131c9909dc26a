// English texts of domain/project/outreach-options.ts.

export const channelNotUsed = (label: string | number) => `This project doesn’t use ${label}. See Outreach Methods in its settings.`
