// The dialogs that can open over any screen.
export type ShellDialog = 'palette' | 'keys' | 'permissions'
