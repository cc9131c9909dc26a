// `npm run bench start -- --runs 3`: the commands of one kind by their names. Without a name, it lists them.
const commands: Record<string, Record<string, () => Promise<unknown>>> = {
  // speed and memory
  bench: {
    analytics: () => import('../bench/analytics.ts'),
    board: () => import('../bench/board.ts'),
    calls: () => import('../bench/calls.ts'),
    fanout: () => import('../bench/fanout.ts'),
    import: () => import('../bench/import.ts'),
    mail: () => import('../bench/mail.ts'),
    mailbox: () => import('../bench/mailbox.ts'),
    match: () => import('../bench/match.ts'),
    pages: () => import('../bench/pages.ts'),
    preview: () => import('../bench/preview.ts'),
    sending: () => import('../bench/sending.ts'),
    sourcing: () => import('../bench/sourcing.ts'),
    start: () => import('../bench/start.ts'),
    titles: () => import('../bench/titles.ts'),
    web: () => import('../bench/web.ts'),
  },
  // how well it reads, ranks, and learns
  eval: {
    documents: () => import('../bench/exam-documents.ts'),
    drafts: () => import('../research/drafts/evaluate.ts').then(({ printDrafts }) => printDrafts()),
    fairness: () => import('../research/matching/eval-fairness.ts'),
    identity: () => import('../research/identity/evaluate.ts').then(({ printIdentity }) => printIdentity()),
    layouts: () => import('../bench/resume.ts'),
    learning: () => import('../research/matching/eval-learning.ts'),
    postings: () => import('../bench/intake.ts'),
    reader: () => import('../research/reader/evaluate.ts'),
    reasons: () => import('../research/matching/eval-reasons.ts'),
    regression: () => import('../research/matching/run.ts'),
    replies: () => import('../research/replies/exam.ts'),
    resumes: () => import('../research/reader/evaluate-resumes.ts'),
    search: () => import('../research/matching/eval-search.ts'),
    titles: () => import('../research/titles/eval-titles.ts'),
    world: () => import('../bench/exam-world.ts'),
  },
  // what it promises, while things break or compete
  stress: {
    attack: () => import('../bench/attack.ts'),
    booking: () => import('../bench/stress-booking.ts'),
    calendars: () => import('../bench/compare-calendars.ts'),
    fuzz: () => import('../bench/fuzz.ts'),
    mail: () => import('../bench/stress-mail.ts'),
    slots: () => import('../bench/compare-slots.ts'),
  },
  // the shipped models
  train: {
    identity: () => import('../research/identity/fit.ts').then(({ trainIdentity }) => trainIdentity()),
    reader: () => import('../research/reader/train.ts'),
    replies: () => import('../research/replies/train.ts'),
    titles: () => import('../research/titles/run.ts'),
    weights: () => import('../research/matching/fit-weights.ts'),
    wishes: () => import('../research/matching/protected/train.ts'),
  },
  // files made from the code, the data, or the running product
  write: {
    api: () => import('../server/http/docs/write-openapi.ts'),
    'breached-passwords': () => import('./write-breached-passwords.ts'),
    'common-words': () => import('./write-common-words.ts'),
    crosswalk: () => import('../research/titles/crosswalk.ts'),
    docs: () => import('./write-docs.ts'),
    employers: () => import('./write-employers.ts'),
    'gendered-titles': () => import('../research/titles/title-forms.ts').then(({ writeTitleForms }) => writeTitleForms()),
    'guide-pictures': () => import('./take-guide-pictures.ts'),
    notices: () => import('./write-notices.ts'),
    pictures: () => import('../e2e/pictures.ts'),
    'place-names': () => import('./write-place-names.ts'),
    schema: () => import('../server/schema.ts'),
    'title-forms': () => import('../research/titles/gender-forms.ts').then(({ writeGenderForms }) => writeGenderForms()),
  },
}

const [kind = '', name = '', ...options] = process.argv.slice(2)
const named = commands[kind] ?? {}
const command = Object.hasOwn(named, name) ? named[name] : undefined
if (command) {
  // the command reads its options as if it had been started itself
  process.argv.splice(2, Infinity, ...options)
  await command()
} else {
  console.error(`${name ? `There is no "${name}". ` : ''}npm run ${kind} NAME [-- OPTIONS], with one of: ${Object.keys(named).join(', ')}`)
  process.exitCode = 1
}
