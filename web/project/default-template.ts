// The emails a new project starts with, in the API's form.
import { templateToWire } from '@fairlead/contract/shapes/settings-names'
import { defaultTemplate as words } from '@fairlead/domain/outreach/default-template'

export const defaultTemplate = templateToWire(words)
