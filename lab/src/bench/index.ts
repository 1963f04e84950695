import { shelf } from '@anachron/games'
import * as kernel from '@anachron/kernel'
import { gameModule } from '../play/plan.ts'
import { boardgameIoTask } from './boardgame-io.ts'
import { gameTasks } from './game-tasks.ts'
import { type BenchTime, type Figure, measure, type Task, WARM_AT_MOST } from './harness.ts'
import { bareTask, kernelTask } from './tic-tac-toe-tasks.ts'

export interface BenchResult {
  /** By game. */
  games: Record<string, Figure[]>
  /**
   * How many times boardgame.io's moves per second our kernel makes at the same game; both figures beside it, and that
   * of the same game without a kernel, which is more than any kernel could make.
   */
  peer?: { ratio: number; ours: Figure; theirs: Figure; bare: Figure }
}

export interface BenchRequest extends Partial<BenchTime> {
  /** Left out: all that are on the shelf. */
  games?: readonly string[]
  /** The folder in which boardgame.io is installed, to compare with it. */
  peers?: string
  onRound?: (words: string) => void
}

/** Measures the speed of the games and of the kernel. */
export async function runBench(request: BenchRequest = {}): Promise<BenchResult> {
  const { rounds = 5, seconds = 0.5, warm = WARM_AT_MOST } = request
  const time: BenchTime = { rounds, seconds, warm }
  const result: BenchResult = { games: {} }
  const tell = (what: string) => (task: Task, round: number) =>
    request.onRound?.(`${what}: ${task.name}, round ${round + 1} of ${time.rounds}`)
  // First, before other games have made the kernel's inner calls see many shapes: theirs has seen one as well.
  if (request.peers !== undefined) {
    const tasks = [kernelTask(kernel), await boardgameIoTask(request.peers), bareTask(kernel)]
    const [ours, theirs, bare] = measure(tasks, time, tell('kernel'))
    if (ours && theirs && bare) result.peer = { ratio: ours.perSecond / theirs.perSecond, ours, theirs, bare }
  }
  for (const id of request.games ?? shelf.map((entry) => entry.id)) {
    const { game } = await gameModule(id)
    result.games[id] = measure(gameTasks(kernel, game), time, tell(game.title))
  }
  return result
}
