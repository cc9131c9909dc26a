// English texts of web/session/calendar/ConnectDialog.tsx.

// Connect dialog
export const connectFailed = 'We couldn’t connect the account. Please try again.'
export const connectCalDav = 'Connect a CalDAV account'
export const addACalendarFeed = 'Add a calendar feed'
export const calDavHint =
  'iCloud, Fastmail, Nextcloud, Radicale, and most other providers support CalDAV. If your provider offers app passwords, use one.'
export const serverAddress = 'Server address'
export const serverPlaceholder = 'https://caldav.example.com'
export const username = 'Username'
export const password = 'Password'
export const passwordHint = 'Stored encrypted and used only to read and write your calendars'
export const feedHint = 'A feed is an address that ends in .ics, such as public holidays or a shift schedule. It’s read-only.'
export const feedAddress = 'Feed address'
export const feedPlaceholder = 'https:// or webcal://'
export const name = 'Name'
export const optionalDisplayName = 'Optional display name'
export const cancel = 'Cancel'
export const connect = 'Connect'
export const add = 'Add'
