import { StillBoard, type StillBoardProps } from './StillBoard.tsx'
import './small-board.css'

/** The real board as a picture, as wide as the place it is given. */
export function SmallBoard(props: StillBoardProps) {
  return (
    <div className="small-board" aria-hidden="true" inert>
      <div className="small-board-stage stage">
        <div className="stage-board">
          <StillBoard {...props} />
        </div>
      </div>
    </div>
  )
}
