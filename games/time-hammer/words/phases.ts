export const PHASE_NAMES = { prep: 'Prep', discovery: 'Discovery', draw: 'Draw', action: 'Action' } as const
