// Adds the scenarios and recipes of ensembles to what is known. To be imported for its effect.
