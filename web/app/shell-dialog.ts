// The dialogs that open over any screen.
export type ShellDialog = 'palette' | 'keys' | 'permissions'
