import { isFreeOfCharge } from '@product/domain';
import type { QueuePlan } from '@product/studio/queue';
import { QueueNote } from '@product/ui/generation-queue';
import { buyTokensPath } from '../../../core/paths';
import { useUser } from '../../../core/use-user';

interface PlanNoteProps {
  /** `undefined` if more would wait than there is room for. */
  plan: QueuePlan | undefined;
}

export function PlanNote({ plan }: PlanNoteProps) {
  const user = useUser();
  const buyTokensHref = plan?.pack && buyTokensPath(plan.pack.id);
  return <QueueNote plan={plan} free={isFreeOfCharge(user)} buyTokensHref={buyTokensHref} />;
}
