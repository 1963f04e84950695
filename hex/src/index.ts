export {
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  sameHex,
  step,
  turn,
} from './axial.ts'
export { cone } from './cone.ts'
export { hexCorners, hexMiddle } from './drawing.ts'
export {
  type HexMap,
  hexDistance,
  hexMap,
  hexNamed,
  neighbour,
  OFF,
  offsetMap,
  rollOn,
  within,
} from './map.ts'
export { fromOffset, type Offset, offsetName, toOffset } from './offset.ts'
export { ring, spiralInward, spiralOutward } from './rings.ts'
export { type SightLine, sightLine } from './sight.ts'
