// Settings of the wire as the domain's, so that its rules can be asked.
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { emptySettings, type ProjectSettings } from '@fairlead/domain/project/settings'

/** Missing fields have a new project's values. */
export function settingsOf(wire: Partial<WireSettings>): ProjectSettings {
  return { ...emptySettings, ...settingsFromWire(wire) }
}
