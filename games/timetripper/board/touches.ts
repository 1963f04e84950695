/** Which pieces an action is about. */
import type { Action } from '../rules/actions.ts'
import { isHexChoice } from '../rules/types.ts'
import { figurePiece } from './pieces.ts'

export function touches(action: Action): readonly string[] {
  switch (action.do) {
    case 'step':
    case 'throw':
    case 'spread':
      return [`hex-${action.hex}`]
    case 'carry':
      return [`hex-${action.hex}`, figurePiece(action.body)]
    case 'aim':
      return [figurePiece(action.at)]
    case 'choose':
      return [isHexChoice(action.of) ? `hex-${action.at}` : action.at < 0 ? 'flux' : figurePiece(action.at)]
    case 'join':
      return [figurePiece(action.who)]
    case 'recover':
      return [figurePiece(action.unit)]
    case 'take':
      return [`loose-${action.id}`]
    case 'lift':
      return [`cell-${action.display}-${action.cell}`]
    default:
      return []
  }
}
