// English texts of web/features/ats.

// Ats screen
export const atsConnectionSetup = 'ATS Connection Setup'
export const backToTheSetupOf = 'Back to the setup of the project'
export const oneLinkToYourApplicant = 'One link to your applicant tracking system serves the whole workspace.'
export const readingTheLink = 'Reading the link'
export const stagesAndSync = 'Stages and sync'
export const noGatewayIsSetUp = 'No gateway is set up'
export const anyoneWhoRunsThisInstallation = 'Anyone who runs this installation sets'
export const toAKeyOfMerge = 'to a key of Merge, and'
export const toTheSignatureKeyOf = 'to the signature key of its webhooks. Then systems can be linked here.'
export const atsKey = 'ATS_KEY'
export const atsWebhookKey = 'ATS_WEBHOOK_KEY'
export const couldNotBeSent = 'Could not be sent'
export const tryAgain = 'Try again'
export const tryAgain2 = (name: string | number) => `Try ${name} again`
export const projectsAndTheirJobs = 'Projects and their jobs'
export const stagesAndSyncOf = (name: string | number) => `Stages and sync of ${name}`
export const openJobsIn = (integration: string | number) => `Open jobs in ${integration}`
export const importingMakesADraftWith = 'Importing makes a draft with the criteria the job names. Nothing is searched before you submit it.'

// Link card
export const noSystemLinked = 'No system linked'
export const linked = 'Linked'
export const byLinkedby = (linkedBy: string | number) => `by ${linkedBy}`
export const lastSync = ' · last sync '
export const linkYourSystemToImport = 'Link your system to import open jobs as projects and send candidates to its stages.'
export const thisInstallationCannotHearIts = 'This installation cannot hear its gateway: set'
export const orAFinishedLinkingAnd = ', or a finished linking and changes in the system do not arrive.'
export const finishInTheWindowThat = 'Finish in the window that has opened; this page follows by itself.'
export const openItAgain = 'Open it again'
export const cancelLinking = 'Cancel linking'
export const onlyAnAdminOfThis = 'Only an admin of this workspace can link or unlink a system.'
export const linkASystem = 'Link a system'
export const linkAnotherSystem = 'Link another system'
export const linkAgain = (integration: string | number) => `Link ${integration} again`
export const unlink = 'Unlink'
export const unlinkIntegration = (integration: string | number) => `Unlink ${integration}?`
export const noMoreCandidatesAreSent = (integration: string | number) =>
  `No more candidates are sent there, and waiting ones are withdrawn. Candidates already in ${integration} stay there, and projects keep the name of their job.`
export const keepTheLink = 'Keep the link'
