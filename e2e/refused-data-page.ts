// The writes of the page about a candidate's data, which fail in its journey.
const inJourney = (words: string) => ['candidate-page.nightly.spec.ts', `'${words}'`] as const

export const dataPageKinds = {
  'code for a data page': ['guest/your-data/GeneralNotice.tsx', 'POST v2/your_data/code', inJourney('code for a data page')],
  'open a data page': ['guest/your-data/GeneralNotice.tsx', 'POST v2/your_data/access', inJourney('open a data page')],
  'stop emails on a data page': [
    'guest/your-data/GeneralNotice.tsx',
    'POST v1/notifications/unsubscribe',
    inJourney('stop emails on a data page'),
  ],
  'dispute a fact': ['guest/your-data/ChangeSheet.tsx', 'POST v2/your_data/disputes', inJourney('dispute a fact')],
  'prove a dispute': ['guest/your-data/ChangeSheet.tsx', 'POST v2/your_data/documents', inJourney('prove a dispute')],
  'add a document': ['guest/your-data/Choices.tsx', 'POST v2/your_data/documents', inJourney('add a document')],
  'choose for their data': ['guest/your-data/Choices.tsx', 'POST v2/your_data/choice', inJourney('choose for their data')],
  'decide a dispute': ['candidate/replies/reply-actions.ts', 'POST v2/tasks/dispute', inJourney('decide a dispute')],
} as const
