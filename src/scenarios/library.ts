// Every scenario beyond the first scene's. To be imported for its effect where a menu, a link or
// a command line may ask for one.
import './locks/add.ts';
import './elections/add.ts';
import './queues/add.ts';
import './coordination/add.ts';
import './ensemble/add.ts';
import './lessons/stages/add.ts';
import './ensemble/mixedTraffic/scenario.ts';
