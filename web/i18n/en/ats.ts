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
export const noGatewayTitle = 'No gateway is set up'
export const gatewaySetupIntro = 'To link a system here, ask the operator to set'
export const mergeKeySetup = 'to a Merge API key and'
export const webhookKeyHint = 'to the signature key of its webhooks.'
export const atsKey = 'ATS_KEY'
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
