/**
 * What the opponents say during a match: short, seldom, each at most once a match. They speak of what everybody at the
 * table can see, and of nothing else.
 */
import { count, type Sentence, say } from '@anachron/kernel/words'

/** `scene`: something great has just been shown. `still`: nothing has been said for a long while. */
export type Occasion =
  | 'start'
  | 'ahead'
  | 'behind'
  | 'nearlyWon'
  | 'nearlyLost'
  | 'turned'
  | 'scene'
  | 'still'
  | 'won'
  | 'lost'
  | 'drawn'

/** `answers`: how many the person has given so far. */
export type Saying = Sentence | ((answers: number) => Sentence)

export type Sayings = Readonly<Partial<Record<Occasion, readonly Saying[]>>>

const TOCK: Sayings = {
  start: [say`Wound up and ready!`, say`Fresh spring. Be gentle.`],
  turned: [
    say`RRRING! It has turned!`,
    say`Rrring! Was that you or me?`,
    say`DRRRING! Round we go.`,
    say`Ring! I did not see that coming.`,
    say`Rrring! Again! So exciting!`,
    say`Ring-ring. Somebody is late.`,
  ],
  ahead: [say`Am I ahead? Me?`, say`Running fast, for once.`],
  behind: [say`I am running slow.`, say`You tick better than I do.`],
  nearlyWon: [say`Shall I ring already?`],
  nearlyLost: [say`My spring is nearly down.`],
  scene: [say`My bells are still shaking.`, say`Again! Do it again!`],
  still: [say`Tick.`, say`Tock.`, say`I like this part.`],
  won: [say`RRRING! I won? I won!`],
  lost: [say`Lovely. Wind me up again?`],
  drawn: [say`A draw! Is that good?`],
}

const BRASSWICK: Sayings = {
  start: [say`One table, two sides. I count.`, say`Let us see what you add up to.`],
  ahead: [say`It adds up. For me.`, say`The sum is on my side.`],
  behind: [say`I shall count that again.`, say`A minus. I dislike those.`],
  turned: [say`The sign has changed.`],
  nearlyWon: [say`Few numbers left for you.`],
  nearlyLost: [say`I can count to nought, too.`],
  scene: [say`That goes in the ledger.`, say`One of those. I keep a list.`],
  still: [
    (n) => say`${count(n, 'answer')} from you. I count.`,
    (n) => say`${n} now. I enjoy this.`,
    (n) => say`And ${n}. Do go on.`,
  ],
  won: [(n) => say`${count(n, 'answer')}. One too many.`],
  lost: [say`I make it one win. Yours.`],
  drawn: [say`Equal. How unsatisfying.`],
}

const REGULATOR: Sayings = {
  start: [say`On time. Begin.`, say`You may start. I already have.`],
  ahead: [say`As scheduled.`, say`You are running late.`],
  behind: [say`A deviation. It will be noted.`, say`You are early. Enjoy it.`],
  turned: [say`Corrected.`],
  nearlyWon: [say`Four, three, two …`],
  nearlyLost: [say`I do not apologise.`],
  scene: [say`That was due.`, say`To the second.`],
  still: [say`Proceed.`, say`The clock is with me.`],
  won: [say`Punctually.`],
  lost: [say`Your watch is better. Today.`],
  drawn: [say`Synchronised.`],
}

const WREN: Sayings = {
  start: [say`Special delivery! Shall we?`, say`I will tell you how it looks.`],
  ahead: [say`I think I am ahead.`, say`Looks good from my saddle.`],
  behind: [say`You are ahead. Fair is fair.`, say`I would rather be you now.`],
  turned: [say`Oh! It has turned.`],
  nearlyWon: [say`One more mile, I think.`],
  nearlyLost: [say`You nearly have me.`],
  scene: [say`I must write home about that!`, say`Did you see that?`],
  still: [say`No news is good news.`, say`Lovely weather for post.`],
  won: [say`Delivered! Well played, though.`],
  lost: [say`Signed for. You earned it.`],
  drawn: [say`Return to sender, both of us.`],
}

const QUILL: Sayings = {
  start: [say`Attack! Who is with me?`, say`Forward. It is my only word.`],
  ahead: [say`Told you: attack.`, say`They fall back. Press on!`],
  behind: [say`A good moment to attack.`, say`I call this a long run-up.`],
  turned: [say`The charge has changed sides!`],
  nearlyWon: [say`One last charge!`],
  nearlyLost: [say`Outnumbered? Attack!`],
  scene: [say`Now that was a charge!`, say`Sound it again!`],
  still: [say`Is it time to attack?`, say`I dislike waiting. Attack!`],
  won: [say`Attacked. Right again.`],
  lost: [say`Right more often than not. Not.`],
  drawn: [say`Nobody fell back. Good.`],
}

const PERPETUA: Sayings = {
  start: [say`We have met. You won’t recall.`, say`This branch may stay, I think.`],
  ahead: [say`It went so last time, too.`, say`I have seen how this goes on.`],
  behind: [say`Another branch to prune.`, say`I do not remember this one.`],
  turned: [say`So this is that branch.`],
  nearlyWon: [say`I keep this one.`],
  nearlyLost: [say`I am looking for my scissors.`],
  scene: [say`Pretty. In every branch.`, say`That I will not delete.`],
  still: [say`Take your time. I have mine.`, say`Somewhere you have moved.`],
  won: [say`As I remembered it.`],
  lost: [say`Snip. What match?`],
  drawn: [say`Two branches, one fruit.`],
}

const DODO: Sayings = {
  start: [say`No hurry. I am extinct.`, say`Sit down. We have ages.`],
  ahead: [say`Ahead? I was only strolling.`, say`Slow and extinct wins.`],
  behind: [say`I have lost more than this.`, say`Run along. I know how it ends.`],
  turned: [say`Dear me. Round again.`],
  nearlyWon: [say`Nearly there. No rush.`],
  nearlyLost: [say`Extinction is not so bad.`],
  scene: [say`That woke me up.`, say`We had those in my day.`],
  still: [say`Mm? Is it my turn?`, say`I had a nap. Lovely.`],
  won: [say`Not bad for a bird.`],
  lost: [say`I am used to the ending.`],
  drawn: [say`Both extinct. Tea?`],
}

const REYNARD: Sayings = {
  start: [say`A minute, cheap? No? Begin.`, say`My prices are in the small print.`],
  ahead: [say`Thank you for your custom.`, say`I call that a margin.`],
  behind: [say`You drive a hard bargain.`, say`I may have sold too early.`],
  turned: [say`The price has changed.`],
  nearlyWon: [say`And now: the hour.`],
  nearlyLost: [say`Shall we renegotiate?`],
  scene: [say`That will cost somebody.`, say`No refunds on that.`],
  still: [say`Thinking is free. For now.`, say`Only looking? Take your time.`],
  won: [say`The hour, please.`],
  lost: [say`Sold. Below cost.`],
  drawn: [say`We split the bill.`],
}

const MIDNIGHT: Sayings = {
  start: [say`I see December from here.`, say`Eyes open.`],
  ahead: [say`I saw this in spring.`, say`It is later than you think.`],
  behind: [say`Even owls look twice.`, say`That was behind a cloud.`],
  turned: [say`The year turns.`],
  nearlyWon: [say`It is nearly twelve.`],
  nearlyLost: [say`Did I blink?`],
  scene: [say`Seen. Filed under winter.`, say`My eyes are wide.`],
  still: [say`Hoo.`, say`I watch. Do go on.`],
  won: [say`Midnight. Good night.`],
  lost: [say`I blinked.`],
  drawn: [say`We both blinked.`],
}

const BY_OPPONENT: Readonly<Record<string, Sayings>> = {
  tock: TOCK,
  brasswick: BRASSWICK,
  regulator: REGULATOR,
  wren: WREN,
  quill: QUILL,
  perpetua: PERPETUA,
  dodo: DODO,
  reynard: REYNARD,
  midnight: MIDNIGHT,
}

export const sayingsOf = (opponent: string): Sayings => BY_OPPONENT[opponent] ?? {}
