// English texts of web/features/wizard/pipeline.

// Tab order
export const tabsOfThePanel = 'Panel tabs'
export const resetToDefault = 'Reset to default'
export const removeTablabel = (tabLabel: string | number) => `Remove ${tabLabel}`
export const addATab = 'Add a tab'
export const hiddenTabNote = 'A tab that isn’t listed still appears while it has candidates.'
export const moveUp = (tab: string) => `Move ${tab} up`
export const moveDown = (tab: string) => `Move ${tab} down`
export const movedTab = (tabLabel: string | number, position: string | number, total: string | number) =>
  `${tabLabel} is now ${position} of ${total}`
