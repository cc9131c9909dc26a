// Converts settings from the API to the domain's form, for its rules.
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { emptySettings, type ProjectSettings } from '@fairlead/domain/project/settings'

/** Missing fields get a new project's values. */
export function settingsOf(wire: Partial<WireSettings>): ProjectSettings {
  return { ...emptySettings, ...settingsFromWire(wire) }
}
