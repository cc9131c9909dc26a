// English texts of web/app.

// Brand
export const homeLink = (name: string) => `${name}: home`

// Calendar item
export const calendarPreferences = 'Calendar Preferences'
export const syncHint = (product: string) => `Sync your calendar, and ${product} can prompt candidates to book time with you.`

// Canary banner
export const canaryHost = 'This is the canary host. It runs a newer version.'
export const backToProduction = 'Back to production'

// Connection banner
export const changesWaiting = (count: number) => (count === 1 ? '1 change is waiting' : `${count} changes are waiting`)
export const serverUnreachable = 'We can’t reach the server right now.'
export const savingSlowly = 'Saving is taking longer than usual.'
export const offline = 'You are offline.'
export const openedPagesAvailable = 'Pages you’ve opened are available offline.'
export const sentInOrder = 'and will be sent in order as soon as possible.'

// Email delay banner
export const emailDelayedSince = 'Outgoing email has been delayed since'
export const emailsQueued = '. Your emails stay in the queue and are sent as soon as possible.'

// Header
export const openProjects = 'Open projects'
export const searchOrJump = 'Search or jump to…'
export const ctrlK = 'Ctrl K'
export const switchToColors = (scheme: string) => `Switch to ${scheme} colors`

// Menu drawer
export const projects = 'Projects'
export const close = 'Close'

// Not found screen
export const pageNotFound = 'Page not found'
export const notFoundText = 'The page may have moved, or the link is incomplete.'
export const projectsLink = 'Go to your projects'

// Notification bell
export const markReadFailed = 'We couldn’t mark the notifications as read. Try again.'
export const notifications = 'Notifications'
export const unreadNotifications = (unread: number) => `Notifications, ${unread} unread`
export const allCaughtUp = 'You’re all caught up. Replies and finished searches appear here.'

// Profile menu
export const yourMenu = (name: string) => `Your menu, ${name}`
export const profile = 'Profile'
export const atsConnectionSetup = 'ATS Connection Setup'
export const additionalPermissions = 'Additional Permissions'
export const switchTo = (product: string) => `Switch to ${product}`
export const plans = 'Plans'
export const team = 'Team'
export const talentPool = 'Talent pool'
export const home = 'Home'
export const inbox = 'Inbox'
export const demoMailbox = 'Demo mailbox'
export const keyboardShortcuts = 'Keyboard shortcuts'
export const signOut = 'Sign out'

// Project drawer
export const chooseProject = 'Choose a project'
export const createProject = 'Create project'
export const tasks = 'Tasks'
export const analytics = 'Analytics'

// Project link
export const untitledProject = 'Untitled project'
export const peqProject = 'PEQ project'
export const draft = 'Draft'
/** `hint` distinguishes projects with the same name. */
export const actionsFor = (name: string, hint?: string) => `Actions for ${name}${hint ? `, ${hint.toLowerCase()}` : ''}`
export const finishSettingUp = 'Finish setting up'
export const settings = 'Settings'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const copyFailed = 'We couldn’t copy the link.'

// Project list
export const tryAgain = 'Try again'
export const noCompany = 'No company'

// Project switch
export const chooseProjectSuffix = ', choose a project'

// Shell
export const skipToContent = 'Skip to content'

// Keep shortcuts
export const shortcutsFailed = 'We couldn’t save the shortcuts. Please try again.'
