// English texts of web/features/ats.

// Ats screen
export const theSystem = 'the system'
export const yourSystem = 'your system'
export const notLinked = 'We couldn’t link the system. Please try again.'
export const systemCount = (count: number) => `${count.toLocaleString('en-US')} in the system`
export const linkEnded = (countText: string) => `Its link has ended · ${countText}`
export const syncState = ({ isDraft, isOn }: { isDraft: boolean; isOn: boolean }, countText: string) =>
  `${isDraft ? 'Draft · ' : ''}${isOn ? 'Sync is on' : 'Sync is off'} · ${countText}`
export const atsConnectionSetup = 'ATS Connection Setup'
export const backToSetup = 'Back to project setup'
export const linkHint = 'Link your applicant tracking system once for the whole workspace.'
export const readingTheLink = 'Loading the link'
export const stagesAndSync = 'Stages and sync'
export const atsWebhookKey = 'ATS_WEBHOOK_KEY'
export const notSent = 'Could not be sent'
export const tryAgain = 'Try again'
export const retryName = (name: string | number) => `Try ${name} again`
export const projectsTitle = 'Projects and their jobs'
export const stagesLabel = (name: string | number) => `Stages and sync for ${name}`
export const openJobsIn = (integration: string | number) => `Open jobs in ${integration}`
export const importHint = 'Importing a job creates a draft with the criteria found in it. No search starts until you submit the draft.'
export const importLabel = 'Import'

// Link card
export const noLongerLinked = (integration: string) => `${integration} is no longer linked`
export const notUnlinked = 'We couldn’t unlink the system. Please try again.'
export const inTheSystem = 'In the system'
export const waiting = 'Waiting'
export const noSystemLinked = 'No system linked'
export const linked = 'Linked'
export const byLinkedby = (linkedBy: string | number) => `by ${linkedBy}`
export const lastSync = ' · last sync '
export const linkIntro = 'Link your system to import open jobs as projects and send candidates to its stages.'
export const webhooksUnavailable = 'This installation can’t receive webhooks. Ask the operator to set'
export const webhooksMissingText = '. Until then, new links and changes in your system don’t arrive here.'
export const finishLinkingHint = 'Finish linking in the new window. This page updates automatically.'
export const openItAgain = 'Open it again'
export const cancelLinking = 'Cancel linking'
export const adminOnlyNote = 'Only an admin of this workspace can link or unlink a system.'
export const linkASystem = 'Link a system'
export const linkAnotherSystem = 'Link another system'
export const linkAgain = (integration: string | number) => `Link ${integration} again`
export const unlink = 'Unlink'
export const unlinkIntegration = (integration: string | number) => `Unlink ${integration}?`
export const unlinkText = (integration: string | number) =>
  `We’ll stop sending candidates there and withdraw those that are waiting. Candidates already in ${integration} stay there, and projects keep the names of their jobs.`
export const keepTheLink = 'Keep link'

// Linking
export const linkedTo = (integration: string) => `Linked to ${integration}`
export const windowFailed = 'We couldn’t open the linking window. Please try again.'

// Connect dialog and past applicants
export const connectByKey = 'Connect Ashby, Greenhouse, or Lever with a key'
export const system = 'System'
export const apiKey = 'API key'
export const credentialId = 'Client ID'
export const credentialSecret = 'Client secret'
export const connect = 'Connect'
export const keyRequired = 'This field is required.'
export const renewKey = (integration: string) => `Change the key of ${integration}`
export const pastApplicants = 'Past applicants'
export const pastApplicantsHint =
  'People who applied before come into your talent pool with the history of their applications. Searches show them first where they fit. No one is written to.'
export const bringIn = (integration: string) => `Bring in everyone who applied in ${integration}, and keep them up to date`
export const applicationsSoFar = (count: string) => `${count} applications read so far. You can leave this page.`
export const applicationsRead = (count: string) => `${count} applications read`
export const upToDate = 'up to date as of'
export const seeTalentPool = 'See the talent pool'
export const notChanged = 'We couldn’t change this. Please try again.'
export const whereKeyIs = {
  ashby:
    'In Ashby, an admin creates a key under Admin, Integrations, API Keys. It needs: jobs read, candidates read and write, interviews read, hiring process metadata read, organization read.',
  greenhouse:
    'In Greenhouse, a Site Admin creates a Harvest V3 (OAuth) credential under Configure, Dev Center, API Credentials. It needs to list jobs, job posts, job stages, users, offices, departments, candidates, applications, sources, and rejection reasons, and to create candidates and applications and move them.',
  lever:
    'In Lever, a Super Admin generates a key under Settings, Integrations and API. It needs: postings, stages, users, and archive reasons read; opportunities read and write.',
} as const
export const systemNames = { ashby: 'Ashby', greenhouse: 'Greenhouse', lever: 'Lever' } as const
export const cancel = 'Cancel'
