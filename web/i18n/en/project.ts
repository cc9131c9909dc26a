// English texts of web/project.

export const whatChanged = 'What changed'

// Project actions
export const nextBatchStarted = 'The search for your next batch has started'
export const searchStarted = 'A new search has started'

// Health dot
export const health = (healthLabel: string | number) => `Health: ${healthLabel}`

// First step
export const untitledProject = 'Untitled project'

// Use same named
export const created = (shortDate: string | number) => `Created ${shortDate}`

// Opening receipt
export const openingReceipt = (receipts: readonly { quote: string; source: string }[]) =>
  `The opening line is from the profile: ${receipts
    .map(({ quote, source }) => `“${quote}”${source === '' || quote === source ? '' : ` (${source})`}`)
    .join(', ')}`
