import { useEffect, useRef } from 'react';
import { SayMessage } from '../app/language.tsx';
import { useChoosing } from '../choices/choosing.tsx';
import { useOnline } from '../online/online.ts';
import { AlwaysSo } from '../online/parts.tsx';
import { useFrame } from '../table/frame.ts';
import { part } from '../table/part.tsx';
import { useTableState } from '../table/use-table.ts';
import { focusLater } from '../ui/focus-later.ts';
import { isFocusLost } from '../ui/keys.ts';
import { Aside } from './aside.tsx';
import { Asking, AskingButtons } from './asking.tsx';
import { BeforeWar } from './before-war.tsx';
import { BeginnersAdvice } from './beginners-advice.tsx';
import { DoneButton } from './done-button.tsx';
import { Frame } from './frame.tsx';
import { HintSlip } from './hint-slip.tsx';
import { LastMove } from './last-move.tsx';
import { Options } from './options.tsx';
import { questionFor } from './question.ts';
import { RefusalLine } from './refusal-line.tsx';
import { SpeakForHelp } from './speak-for-help.tsx';
import { StepBack } from './step-back.tsx';
import { Waiting } from './waiting.tsx';
import { Whose } from './whose.tsx';

/** The one question that wants an answer, in plain words, with the options that are legal and nothing else. */
export const Dock = part(
  useQuestion,
  ({ decision, question, asked, options, isBegun, isCautioned, pauses, isSeenAgain }) => {
    const rests = useFrame()?.rests;
    const heading = useRef<HTMLHeadingElement>(null);

    // A new question begins at its beginning: keyboard and screen reader go to the dock first.
    useEffect(() => {
      if (asked === undefined || !shouldTakeFocus()) return;
      return focusLater(heading.current);
    }, [asked]);

    if (rests !== undefined) return <Frame quiet question={rests} />;
    if (pauses) return <BeforeWar heading={heading} />;
    if (decision === undefined || question === undefined) return isSeenAgain ? <LastMove /> : <Waiting />;
    return (
      <Frame
        heading={heading}
        question={
          <>
            <Whose />
            <SayMessage message={question} />
          </>
        }
        aside={<Aside />}
        foot={
          isCautioned ? (
            <AskingButtons />
          ) : (
            <>
              <StepBack />
              <DoneButton />
            </>
          )
        }
      >
        {!isBegun && <BeginnersAdvice aside />}
        <HintSlip aside />
        <SpeakForHelp />
        {isCautioned ? <Asking /> : <Options options={options} decision={decision} />}
        <AlwaysSo />
        <RefusalLine />
      </Frame>
    );
  },
);

function useQuestion() {
  const { decision, view, moves, persons } = useTableState();
  const online = useOnline();
  const { chosen, options, asking } = useChoosing();
  return {
    decision,
    question: decision && questionFor(decision, view, chosen),
    asked: decision && `${moves} ${decision.kind}`,
    options,
    isBegun: chosen.length > 0,
    isCautioned: asking?.caution !== undefined,
    /** Before a war. */
    pauses: view.gained !== undefined,
    /** Nobody plays: it is a record. */
    isSeenAgain: persons.length === 0 && online === undefined,
  };
}

/** Focus is taken only from where it was lost, from what fills the screen, or from an answer that is gone. */
const shouldTakeFocus = (): boolean =>
  isFocusLost() || document.activeElement?.closest('[data-dock], main:focus') != null;
